-- Every number that was given out, each once. A phone holds a block of them for when the network at the field is gone.
create table vehicle_numbers (
  vehicle_id text primary key check (vehicle_id ~ '^MUZ[0-9]{6}$'),
  -- The phone that holds it; null for a number made together with its registration.
  block uuid,
  -- The registration; null while it is only held.
  used_by uuid,
  created_at timestamptz(3) not null,
  check (block is not null or used_by is not null)
);
create index vehicle_numbers_held on vehicle_numbers (block) where used_by is null;

-- Vehicles at the parking fields. Owners, who took a vehicle and all photos are for the parking staff alone.
create table vehicle_registrations (
  -- Made on the phone: a registration that is sent twice is one.
  id uuid primary key,
  vehicle_id text not null unique references vehicle_numbers,
  owner_name text not null,
  phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
  parking_location text not null,
  -- As typed, '' for none; for a lost slip.
  number_plate text not null,
  -- Its letters and digits alone.
  plate_key text generated always as (regexp_replace(number_plate, '[ -]', '', 'g')) stored,
  photo_hash text not null,
  parking_status text not null default 'parked' check (parking_status in ('parked', 'unparked')),
  registered_by uuid not null,
  created_at timestamptz(3) not null,
  -- When it was unparked.
  updated_at timestamptz(3),
  fingerprint text not null,
  check ((parking_status = 'parked') = (updated_at is null))
);
create index vehicle_registrations_parked on vehicle_registrations (parking_location, created_at)
  where parking_status = 'parked';
create index vehicle_registrations_plate on vehicle_registrations (plate_key) where plate_key <> '';
create index vehicle_registrations_photo on vehicle_registrations (photo_hash);

-- One per vehicle: two people at two gates cannot both take it.
create table vehicle_unparking_records (
  vehicle_registration_id uuid primary key references vehicle_registrations,
  unparker_phone text not null check (unparker_phone ~ '^[0-9]{10}$'),
  photo_hash text not null,
  photo_hash_2 text,
  unparked_by uuid not null,
  created_at timestamptz(3) not null
);
create index vehicle_unparking_records_photo on vehicle_unparking_records (photo_hash);
create index vehicle_unparking_records_photo_2 on vehicle_unparking_records (photo_hash_2);
