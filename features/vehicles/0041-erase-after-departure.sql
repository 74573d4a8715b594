-- The owner's data is to be erased once the vehicle has left.
alter table vehicle_registrations add column erase_asked_at timestamptz(3);
