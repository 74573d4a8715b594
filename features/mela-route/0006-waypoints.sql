-- The walk in order, Pahleja Ghat to the temple, then the way out. Some points are named but not placed on a map.
create table waypoints (
  place_order integer primary key check (place_order > 0),
  name_en text not null check (name_en <> ''),
  name_hi text not null check (name_hi <> ''),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  precision_m integer check (precision_m > 0),
  source text not null,
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (precision_m is null or latitude is not null)
);
