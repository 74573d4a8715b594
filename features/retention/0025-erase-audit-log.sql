-- What staff did is kept for a year and then erased (DPDP Rules 2025, Rule 8(3)). Younger lines still go by nobody's hand.
create function keep_young_audit_log() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'the audit log is only ever added to' using errcode = '42501';
  end if;
  return old;
end $$;
drop trigger audit_log_is_kept on audit_log;
create trigger audit_log_is_kept before update or truncate on audit_log
  for each statement execute function keep_audit_log();
create trigger audit_log_is_kept_a_year before delete on audit_log
  for each row execute function keep_young_audit_log();

-- The application has no right to delete here: it may only ask for this.
create function erase_audit_log(older_than timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from audit_log where at < least(older_than, now() - interval '1 year') returning 1)
  select count(*) from gone
$$;
