-- Who first reported a case (a phone and a keyed hash of its network), '' for staff and the server itself: places in a full list go round
-- between them.
alter table cases add column sender text not null default '', add column network text not null default '';

create function raise_case(of_kind text, of_subject text, of_network text, of_sender text) returns void language sql as $$
  select raise_case(of_kind, of_subject);
  update cases set network = of_network, sender = of_sender
  where kind = of_kind and subject = of_subject and over_at is null and told = 1;
$$;

-- When a phone was last pushed a message of each kind: those of a minute are one message.
create table push_turns (
  subscription_id uuid not null references push_subscriptions on delete cascade,
  kind text not null,
  is_late boolean not null,
  at timestamptz not null,
  primary key (subscription_id, kind, is_late)
);
