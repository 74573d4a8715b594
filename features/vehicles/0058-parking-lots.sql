-- The parking areas of the fair. Vehicles in a lot are counted from vehicle_registrations, with the last correction.
create table parking_lots (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- On the sign at its gate.
  number int not null unique check (number between 1 and 99),
  -- '' while nobody told what it is called.
  name_en text not null default '',
  name_hi text not null default '',
  location_en text not null default '',
  location_hi text not null default '',
  latitude double precision,
  longitude double precision,
  -- How many vehicles fit in; null while nobody told.
  capacity int check (capacity between 1 and 100000),
  kinds text check (kinds in ('all', 'two-wheelers', 'cars', 'buses')),
  is_open boolean not null default true,
  -- Lots are filled in this order.
  turn int not null check (turn between 1 and 99),
  -- Staff have seen that it is so.
  is_confirmed boolean not null default false,
  -- Grows with each vehicle, correction or edit: of two rows of a lot the one with more is newer.
  changes bigint not null default 0,
  -- When a vehicle came or left last.
  last_vehicle_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- When staff edited the row last.
  updated_at timestamptz(3) not null,
  check ((latitude is null) = (longitude is null)),
  check ((name_en = '') = (name_hi = '')),
  check ((location_en = '') = (location_hi = ''))
);
-- The five lots of the specification; nothing else is known of them.
insert into parking_lots (id, number, turn, created_at, updated_at)
  select 'parking-' || n, n, n, now(), now() from generate_series(1, 5) n;
update parking_lots l set last_vehicle_at =
  (select greatest(max(created_at), max(updated_at)) from vehicle_registrations where parking_location = l.id);

-- What staff counted in a lot. `difference` is that number less the registered vehicles that stood there then.
create table parking_counts (
  id uuid primary key,
  lot_id text not null references parking_lots,
  counted int not null check (counted between 0 and 100000),
  difference int not null,
  staff_id text not null,
  counted_at timestamptz(3) not null
);
create index parking_counts_newest on parking_counts (lot_id, counted_at desc, id desc);
