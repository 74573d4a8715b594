-- Every change by staff: who, what, before, after. Rows are added, never changed and never taken away.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No reference: what somebody did outlives the account.
  staff_id uuid not null,
  username text not null,
  -- Such as `changed`, with the subject `facility`.
  action text not null,
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb
);
create index audit_log_subject on audit_log (subject, subject_id);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = '42501';
end $$;
create trigger audit_log_is_kept before update or delete or truncate on audit_log
  for each statement execute function keep_audit_log();
-- The trigger binds whoever owns the tables; the application of the embedded database has not even the right.
do $$ begin
  if exists (select from pg_roles where rolname = 'mela_app') then
    revoke update, delete, truncate on audit_log from mela_app;
  end if;
end $$;
