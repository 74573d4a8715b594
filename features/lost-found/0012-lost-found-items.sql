create table lost_found_items (
  id uuid primary key,
  -- Order of arrival: the clock may jump, the sequence does not.
  arrival bigint generated always as identity unique,
  type text not null check (type in ('Lost', 'Found')),
  kind text not null,
  name text not null,
  -- Ten digits; leaves the server one at a time, never in a list, a push or a log.
  phone text not null,
  show_phone boolean not null,
  description text not null default '',
  image_hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Help desk, Found only.
  submitted_at text,
  helpdesk_contact text,
  helpdesk_verified boolean not null default false,
  status text not null default 'open' check (status in ('open', 'resolved', 'hidden')),
  closed_at timestamptz,
  hidden_reason text,
  is_approved boolean not null default false,
  device text not null,
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  created_at timestamptz(3) not null,
  check (type = 'Found' or (submitted_at is null and helpdesk_contact is null))
);
create index lost_found_open on lost_found_items (type, arrival desc) where status = 'open';
create index lost_found_by_image on lost_found_items (image_hash);
create index lost_found_by_device on lost_found_items (device);

-- Who saw whose number, and when: a device, or a member of staff.
create table lost_found_reveals (
  id bigint generated always as identity primary key,
  item_id uuid not null references lost_found_items on delete cascade,
  device text,
  staff_id text,
  at timestamptz not null,
  check ((device is null) <> (staff_id is null))
);
create index lost_found_reveals_by_device on lost_found_reveals (device, at);
create index lost_found_reveals_by_item on lost_found_reveals (item_id);
