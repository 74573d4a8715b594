-- What visitors tell the corporation. Read by its staff alone.
create table feedback (
  id uuid primary key,
  -- Order of arrival: the clock may jump, the sequence does not.
  arrival bigint generated always as identity unique,
  name text not null,
  feedback text not null,
  rating smallint not null check (rating between 1 and 5),
  device text not null,
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  created_at timestamptz(3) not null
);
