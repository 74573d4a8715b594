-- What happens when, as staff keep it. A year with a row here is told by its rows alone; of any other the guide knows
-- what it came with. Times are those of the fair (Asia/Kolkata).
create table event_entries (
  id uuid primary key,
  day date not null,
  at_time time not null,
  type text not null check (type in ('aarti', 'cultural', 'religious')),
  title_en text not null check (title_en <> ''),
  title_hi text not null check (title_hi <> ''),
  description_en text not null,
  description_hi text not null,
  -- False: taken out of the guide; the year stays one that staff keep.
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index event_entries_moment_and_title on event_entries (day, at_time, lower(title_en));
