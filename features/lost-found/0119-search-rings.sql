-- Where the rings of a search begin, and since when somebody is missing. A search ends with its report; `stopped_at`: no further ring is asked.
create table searches (
  person_id uuid primary key references missing_person_reports on delete cascade,
  place_en text not null,
  place_hi text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  since timestamptz not null,
  -- '': by itself.
  started_by text not null default '',
  stopped_at timestamptz,
  -- The notice by which everybody is asked, while the chief lets everybody be asked.
  call_id uuid,
  called_at timestamptz,
  called_by text not null default '',
  check ((call_id is null) = (called_at is null))
);

-- Each ring that was asked, once.
create table search_rings (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references searches on delete cascade,
  ring smallint not null check (ring between 1 and 4),
  -- User names of those on duty there who had not been asked before.
  told text[] not null,
  told_at timestamptz not null default now(),
  -- Who widened the search; '': by itself.
  widened_by text not null default '',
  unique (person_id, ring)
);

-- 'Somebody here looks lost': a found person of whom a passer-by told no more than place, age and clothes.
alter table missing_person_reports add column is_sighting boolean not null default false;

-- When a report came, by the database's time: rings are asked by it, whatever the clock of a server says.
alter table missing_person_reports add column arrived_at timestamptz not null default now();
update missing_person_reports set arrived_at = created_at;
