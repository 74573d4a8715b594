-- How often each network (a keyed hash) did something, in steps of ten seconds: what a newcomer's call costs, and alarms.
create table network_uses (
  budget text not null,
  network text not null,
  step timestamptz not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (budget, network, step)
);
create index network_uses_by_step on network_uses (step);
