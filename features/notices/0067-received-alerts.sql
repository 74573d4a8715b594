-- Alerts of other warning systems (CAP 1.2) that concern the fair, until staff have decided about each.
create table received_alerts (
  id uuid primary key default gen_random_uuid(),
  sender text not null,
  identifier text not null,
  sent_at timestamptz(3) not null,
  -- 'cancel': what it refers to does not hold any more.
  kind text not null check (kind in ('alert', 'update', 'cancel')),
  severity text not null,
  sender_name text not null,
  area text not null,
  -- [{language, event, headline, description, instruction}]
  texts jsonb not null,
  expires_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  -- 'replaced': a newer message of the same sender refers to it.
  state text not null default 'new' check (state in ('new', 'told', 'put-away', 'replaced')),
  decided_at timestamptz(3),
  unique (sender, identifier)
);
create index received_alerts_open on received_alerts (expires_at) where state = 'new';

-- When the source was last read, and since when it could not be.
create table alert_source (
  only_row boolean primary key default true check (only_row),
  read_at timestamptz(3),
  failed_since timestamptz(3)
);
insert into alert_source default values;
