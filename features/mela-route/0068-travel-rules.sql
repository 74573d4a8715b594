-- Gates, one-ways, closures and ways to the fair, each for certain days and hours, with its source.
create table travel_rules (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('closed', 'one-way', 'gate', 'way')),
  -- Whom it is for: car, bus, train, foot.
  modes text[] not null check (modes <> '{}' and modes <@ '{car,bus,train,foot}'),
  -- Where it holds; of a way, where people come from.
  place_en text not null check (place_en <> ''),
  place_hi text not null check (place_hi <> ''),
  -- What holds there; of a way, which road to take.
  says_en text not null check (says_en <> ''),
  says_hi text not null check (says_hi <> ''),
  -- Of a way: where to leave the vehicle, and where to walk from there. '' where nobody has said so.
  leave_en text not null default '',
  leave_hi text not null default '',
  walk_en text not null default '',
  walk_hi text not null default '',
  valid_from date not null,
  valid_until date not null,
  -- Hours of each week, days 1 (Monday) to 7; without them at all hours of the days above.
  from_day smallint check (from_day between 1 and 7),
  from_time time,
  to_day smallint check (to_day between 1 and 7),
  to_time time,
  source text not null check (source <> ''),
  is_shown boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (valid_from <= valid_until),
  check (num_nulls(from_day, from_time, to_day, to_time) in (0, 4)),
  check ((leave_en = '') = (leave_hi = '')),
  check ((walk_en = '') = (walk_hi = ''))
);
-- By these a file finds the row that it changes.
create unique index travel_rules_named on travel_rules
  (kind, lower(place_en), valid_from, coalesce(from_day, 0), coalesce(from_time, '00:00'));
