-- Who stood at a point of the walk, and when; null while nobody did.
alter table waypoints
  add column checked_by text,
  add column checked_at timestamptz(3),
  add check ((checked_by is null) = (checked_at is null));
