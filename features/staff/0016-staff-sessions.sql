-- Who is signed in. The cookie's value is kept nowhere: only its hash.
create table staff_sessions (
  id_hash bytea primary key,
  account_id uuid not null references staff_accounts on delete cascade,
  -- Of the account when the session was opened: another one since then voids it.
  password_changed_at timestamptz not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_sessions_account on staff_sessions (account_id);

-- Phones and networks (keyed hashes) from which an account has signed in: their guesses are counted apart, so that
-- nobody can lock the owner out by guessing from elsewhere.
create table staff_known_places (
  account_id uuid not null references staff_accounts on delete cascade,
  kind text not null check (kind in ('phone', 'network')),
  name text not null,
  seen_at timestamptz not null,
  primary key (account_id, kind, name)
);
