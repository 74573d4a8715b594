-- How often a key (a device, an account, a network) did something in the current window; shared by all processes.
create table limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index limits_ends_at on limits (ends_at);

-- What a write answered, by the key that the phone made for it: a retry gets the same answer and changes nothing.
create table attempts (
  key text primary key,
  route text not null,
  actor text not null,
  body_hash bytea not null,
  response jsonb,
  created_at timestamptz not null
);
create index attempts_created_at on attempts (created_at);
