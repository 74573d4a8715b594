-- A found person goes to their people after two checks by two different members of staff.
create table missing_person_hand_overs (
  person_id uuid primary key references missing_person_reports on delete cascade,
  -- As the receipt says it.
  number integer generated always as identity unique,
  -- The report of those who come for them, if there is one.
  match_id uuid references missing_person_reports on delete cascade,
  begun_at timestamptz not null default now(),
  given_at timestamptz,
  given_by text not null default '',
  receiver text not null default '',
  relation text not null default '',
  -- Before whom somebody under 18 was handed over.
  witness text not null default '',
  check (given_at is null or (given_by <> '' and receiver <> '' and relation <> ''))
);
create index missing_person_hand_overs_by_match on missing_person_hand_overs (match_id);

create table missing_person_checks (
  id bigint generated always as identity primary key,
  person_id uuid not null references missing_person_hand_overs on delete cascade,
  kind text not null check (kind in ('question', 'document', 'call-back')),
  -- The kind of document that was seen, never its number.
  document text not null default '',
  staff_id text not null,
  username text not null,
  at timestamptz not null default now(),
  unique (person_id, staff_id),
  unique (person_id, kind)
);

alter table missing_person_reports
  -- How often the text was read over the loudspeaker, and when last.
  add column read_times integer not null default 0,
  add column read_at timestamptz,
  add column read_by text not null default '',
  add column on_screens_at timestamptz,
  add column on_screens_by text not null default '',
  -- The police said that a child may be named by clothing and desk: when, who wrote it down, which officer.
  add column police_word_at timestamptz,
  add column police_word_by text not null default '',
  add column police_word_from text not null default '';
