-- Phones of staff that are told of cases while the guide is closed. Of the phone only what its push service needs.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'hi')),
  staff_id uuid not null references staff_accounts on delete cascade,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_staff on push_subscriptions (staff_id, created_at);

-- What is still to be sent; a row goes once its push service has it, or once it is too late.
create table push_messages (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  case_id uuid not null references cases on delete cascade,
  -- Nobody had taken it for its time.
  is_late boolean not null,
  expires_at timestamptz not null,
  next_at timestamptz not null default now(),
  tries integer not null default 0
);
create index push_messages_next on push_messages (next_at);
create index push_messages_by_subscription on push_messages (subscription_id);
create index push_messages_by_case on push_messages (case_id);
