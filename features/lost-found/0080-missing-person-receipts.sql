-- Where the phone of whoever reports a person was, if they added it, and when.
alter table missing_person_reports
  add column lat double precision check (lat between -90 and 90),
  add column lng double precision check (lng between -180 and 180),
  add column accuracy_m integer check (accuracy_m >= 0),
  add column position_at timestamptz,
  add check ((lat is null) = (lng is null) and (lat is null) = (accuracy_m is null) and (lat is null) = (position_at is null));
create index missing_person_reports_by_device on missing_person_reports (device, arrival desc);

-- Whoever reported a matter may be told when staff first saw it.
create index cases_by_subject on cases (subject);
create function case_seen_at(of_kinds text[], of_subject text) returns timestamptz language sql stable as $$
  select min(seen_at) from cases where kind = any(of_kinds) and subject = of_subject
$$;

-- Somebody opened the matter in its own panel: their case has been seen, too.
create function see_case(of_kinds text[], of_subject text, by_whom text) returns void language sql as $$
  with seen as (
    update cases set seen_at = now(), seen_by = by_whom, is_unpublished = true
    where kind = any(of_kinds) and subject = of_subject and seen_at is null and over_at is null
    returning id
  ), steps as (
    insert into case_steps (case_id, step, by_name) select id, 'seen', by_whom from seen
  )
  select pg_notify('cases', id::text) from seen
$$;
