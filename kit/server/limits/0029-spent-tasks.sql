-- Proofs of work that were used once, of whichever action.
create table spent_tasks (
  id text primary key,
  expires_at timestamptz not null
);
create index spent_tasks_by_end on spent_tasks (expires_at);
drop table spent_work;
