-- A danger at a place, however many visitors report it.
create table dangers (
  -- The id of its first report.
  id uuid primary key,
  kind text not null check (kind in ('wire', 'drain', 'crush', 'fire', 'water', 'other')),
  -- A place that the corporation named, '' for none: the one that was chosen, or the nearest to the position.
  place_en text not null default '',
  place_hi text not null default '',
  is_near boolean not null default false,
  -- Where the phone stood, if it told.
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  precision_m integer,
  -- What staff say; nobody else is told of it before they have seen it.
  state text not null default 'reported' check (state in ('reported', 'seen', 'mending', 'mended', 'not-so')),
  note_en text not null default '',
  note_hi text not null default '',
  told integer not null default 1,
  -- When the first visitor saw it, and when the last one told of it.
  observed_at timestamptz(3) not null,
  told_at timestamptz(3) not null,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((lat is null) = (lng is null)),
  check ((state = 'reported') = (answered_at is null))
);
create index dangers_by_state on dangers (state, told_at desc);
