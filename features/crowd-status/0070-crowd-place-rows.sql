-- What staff say of a place: whether it is a gate, its place in the list (null: by name, after the others), where it lies, and who
-- stood there; null while nobody did.
alter table crowd_status
  add column kind text not null default 'place' check (kind in ('place', 'gate')),
  add column turn smallint check (turn between 1 and 999),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column precision_m integer check (precision_m > 0),
  add column checked_by text,
  add column checked_at timestamptz(3),
  add check ((latitude is null) = (longitude is null)),
  add check (precision_m is null or latitude is not null),
  add check ((checked_by is null) = (checked_at is null)),
  add check (checked_by is null or latitude is not null);
update crowd_status set kind = 'gate' where lower(location_en) || ' ' like '% gate %';
