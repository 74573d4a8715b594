-- Every attempt at a backup. Whether one counts is decided by what lies in its store; this says when the last good one was.
create table backups (
  -- Its name in the store, such as 20270719-023000.
  id text primary key,
  started_at timestamptz not null default now(),
  -- When it had been restored into a scratch database and compared.
  checked_at timestamptz,
  rows bigint,
  files integer,
  -- Why there is none.
  error text
);
create index backups_by_start on backups (started_at);
