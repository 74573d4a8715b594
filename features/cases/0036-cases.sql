-- What needs a person: one row for each matter, whoever reports it and however often.
create table cases (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  kind text not null,
  -- The row of another feature that it is about; its words stay in that row.
  subject text not null,
  -- How often it was reported.
  told integer not null default 1,
  raised_at timestamptz not null default now(),
  seen_at timestamptz,
  seen_by text,
  -- When somebody should have taken it; null until the server has announced it.
  due_at timestamptz,
  -- How many times staff were told of it, and when the next ones are.
  step integer not null default 0,
  next_at timestamptz default now(),
  owner_id uuid,
  owner_name text,
  taken_at timestamptz,
  done_at timestamptz,
  done_by text,
  -- The matter itself is over. A vehicle that still stands keeps its done case, so that no second one is raised.
  over_at timestamptz,
  -- Open consoles have not been told of its newest change yet.
  is_unpublished boolean not null default true,
  check ((owner_id is null) = (owner_name is null)),
  check ((owner_id is null) = (taken_at is null))
);
create unique index cases_lasting on cases (kind, subject) where over_at is null;
create index cases_to_announce on cases (next_at) where owner_id is null and done_at is null;
create index cases_to_publish on cases (id) where is_unpublished;
create index cases_open on cases (raised_at) where done_at is null;
create index cases_done on cases (done_at);

-- What happened to a case, in order.
create table case_steps (
  id bigint generated always as identity primary key,
  case_id uuid not null references cases on delete cascade,
  at timestamptz not null default now(),
  step text not null check (step in ('raised', 'told', 'seen', 'taken', 'handed-over', 'put-back', 'done', 'over')),
  by_name text not null default '',
  to_name text not null default '',
  note text not null default ''
);
create index case_steps_by_case on case_steps (case_id, id);

-- Called inside the transaction that stores the report (kit/server/cases.ts): both are committed or neither.
create function raise_case(of_kind text, of_subject text) returns void language plpgsql as $$
declare raised record;
begin
  insert into cases (kind, subject) values (of_kind, of_subject)
  on conflict (kind, subject) where over_at is null do update set told = cases.told + 1, is_unpublished = true
  returning id, told into raised;
  insert into case_steps (case_id, step) values (raised.id, case when raised.told = 1 then 'raised' else 'told' end);
  perform pg_notify('cases', raised.id::text);
end $$;

-- The matter is over, by somebody's decision in its own panel or by itself.
create function settle_case(of_kind text, of_subject text, by_whom text) returns void language plpgsql as $$
declare settled record;
begin
  update cases set over_at = now(), is_unpublished = true, done_at = coalesce(done_at, now()), done_by = coalesce(done_by, by_whom)
  where kind = of_kind and subject = of_subject and over_at is null
  returning id into settled;
  if found then
    insert into case_steps (case_id, step, by_name) values (settled.id, 'over', by_whom);
    perform pg_notify('cases', settled.id::text);
  end if;
end $$;
