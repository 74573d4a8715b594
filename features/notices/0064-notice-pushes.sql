-- Phones of visitors that are told of notices while the guide is closed: what their push service needs, and no word of whose they are.
create table notice_phones (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'hi')),
  notice_version text not null,
  notice_language text not null,
  created_at timestamptz not null default now()
);
create index notice_phones_by_age on notice_phones (created_at);

-- What is still to be sent; a row goes once its push service has it, or once the notice is over or was changed.
create table notice_pushes (
  id bigint generated always as identity primary key,
  phone_id uuid not null references notice_phones on delete cascade,
  notice_id uuid not null references notices on delete cascade,
  -- The notice as it was told (its updated_at).
  version timestamptz(3) not null,
  next_at timestamptz not null default now(),
  tries integer not null default 0,
  unique (phone_id, notice_id, version)
);
create index notice_pushes_next on notice_pushes (next_at, id);
