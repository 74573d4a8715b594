-- What staff know of bathing places, of the river's level, and of wires and bars over a road.
create table water_wires (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('bathing', 'river', 'wire')),
  name_en text not null,
  name_hi text not null,
  state text not null check (state in ('open', 'shut', 'unknown')),
  -- How deep the water is, how high the river stands, or how high a vehicle may be; null while nobody told.
  cm smallint check (cm between 1 and 3000),
  note_en text not null default '',
  note_hi text not null default '',
  source text not null check (source <> ''),
  is_active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((note_en = '') = (note_hi = ''))
);
create unique index water_wires_name on water_wires (kind, lower(name_en));
