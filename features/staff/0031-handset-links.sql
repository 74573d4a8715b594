-- Links by which an account may sign in on a new phone while strangers are guessing: the hash of the secret in the link.
create table staff_handset_links (
  secret_hash text primary key,
  account_id uuid not null references staff_accounts on delete cascade,
  ends_at timestamptz not null,
  tries integer not null default 0
);
