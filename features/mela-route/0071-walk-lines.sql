-- The line of the walk as walkers recorded it and staff took it over. The newest row holds; undoing deletes it, and the one that it
-- replaced holds again. Of two who take a line over at the same time the second is refused: a row is replaced once.
create table walk_lines (
  id uuid primary key default gen_random_uuid(),
  replaces uuid unique nulls not distinct references walk_lines (id),
  -- Pieces without a gap in walking order, each a list of latitude and longitude.
  pieces jsonb not null,
  error_m integer not null check (error_m > 0),
  -- The day on which the last part was recorded.
  walked_on date not null,
  taken_by text not null,
  taken_at timestamptz(3) not null
);
