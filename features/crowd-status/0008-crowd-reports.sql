-- What staff said last about a place, in their own words, beside why it gets crowded.
alter table crowd_status
  add column note_en text not null default '',
  add column note_hi text not null default '';

-- Every report, with the status it replaced: the picture of the day, and who changed what.
create table crowd_reports (
  id bigint generated always as identity primary key,
  place_id uuid not null references crowd_status (id) on delete cascade,
  old_status text check (old_status in ('low', 'medium', 'high')),
  status text check (status in ('low', 'medium', 'high')),
  note_en text not null,
  note_hi text not null,
  staff_id text,
  reported_at timestamptz not null
);
create index crowd_reports_time on crowd_reports (reported_at, place_id);
