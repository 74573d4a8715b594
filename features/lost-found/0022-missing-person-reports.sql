-- Reports of missing or found persons: for the control room alone, never in a list, a push or a log (JJ Act s. 74).
create table missing_person_reports (
  id uuid primary key,
  arrival bigint generated always as identity unique,
  -- Who reports.
  name text not null,
  phone text not null,
  -- Who is missing, or was found: what the reporter wrote.
  is_found boolean not null,
  person text not null,
  last_seen text not null default '',
  -- On the private shelf; of a removed post it is the post's own.
  image_hash text,
  -- The public post that this was, removed by staff.
  item_id uuid references lost_found_items on delete set null,
  status text not null default 'open' check (status in ('open', 'closed')),
  note text not null default '',
  device text,
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  created_at timestamptz(3) not null,
  closed_at timestamptz
);
create index missing_person_reports_open on missing_person_reports (status, arrival desc);
create index missing_person_reports_by_image on missing_person_reports (image_hash);
create unique index missing_person_reports_by_item on missing_person_reports (item_id);
