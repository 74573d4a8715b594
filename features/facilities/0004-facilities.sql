-- Places that a pilgrim looks for. precision_m: how far off the point may be, in metres; null where unknown.
create table facilities (
  id uuid primary key default gen_random_uuid(),
  facility_type text not null check (facility_type in (
    'paid-hotels', 'drinking-water', 'toilet', 'bathroom', 'rest-room', 'dharamshala', 'shivir', 'health-centre',
    'parking', 'atm', 'bhandara')),
  name_en text not null check (name_en <> ''),
  name_hi text not null check (name_hi <> ''),
  location_en text not null,
  location_hi text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  precision_m integer check (precision_m > 0),
  contact_number text,
  google_maps_link text check (google_maps_link like 'https://%'),
  verified text not null default 'no' check (verified in ('surveyed', 'existence', 'no')),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (precision_m is null or latitude is not null)
);
-- What an import recognises a place by; two places of one name would be one to a pilgrim too.
create unique index facilities_type_and_name on facilities (facility_type, lower(name_en));
