-- Alarms of which a message went out: each is told once, whatever the number of server processes, and once more when it is over.
create table alarm_messages (
  name text primary key,
  told_at timestamptz not null default now(),
  -- When it was seen last. One that comes and goes is one alarm.
  seen_at timestamptz not null default now()
);
