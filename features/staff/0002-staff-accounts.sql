-- Who works here. The login itself (sessions, limits) belongs to the staff feature.
create table staff_accounts (
  id uuid primary key default gen_random_uuid(),
  -- Lower case: a name is the same however it is typed.
  username text not null unique check (username = lower(username) and username <> ''),
  role text not null check (role in ('admin', 'vehicle')),
  -- argon2id, never the password.
  password_hash text not null,
  -- Sessions opened before this moment are void.
  password_changed_at timestamptz not null default now(),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
