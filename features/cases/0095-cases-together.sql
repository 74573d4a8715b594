-- Many reports of one sender end together (kit/server/sent.ts). A row of which somebody has taken a case stays.
create function settle_untaken(of_kinds text[], of_subjects text[], by_whom text) returns setof text language sql as $$
  select pg_notify('cases', '');
  with untaken as (
    select subject from cases where kind = any(of_kinds) and subject = any(of_subjects) and over_at is null
    group by subject having bool_and(owner_id is null and done_at is null)),
  settled as (
    update cases set over_at = now(), is_unpublished = true, done_at = now(), done_by = by_whom
    where kind = any(of_kinds) and over_at is null and owner_id is null and done_at is null
      and subject in (select subject from untaken)
    returning id, subject),
  written as (insert into case_steps (case_id, step, by_name) select id, 'over', by_whom from settled)
  select distinct subject from settled;
$$;

create function reopen_cases(of_kinds text[], of_subjects text[], by_whom text) returns void language sql as $$
  with newest as (
    select distinct on (kind, subject) id, over_at from cases where kind = any(of_kinds) and subject = any(of_subjects)
    order by kind, subject, number desc),
  opened as (
    update cases set over_at = null, done_at = null, done_by = null, owner_id = null, owner_name = null, taken_at = null,
      step = 0, next_at = now(), due_at = null, is_unpublished = true
    where id in (select id from newest where over_at is not null)
    returning id)
  insert into case_steps (case_id, step, by_name) select id, 'reopened', by_whom from opened;
  select pg_notify('cases', '');
$$;
