-- Roles are named in common/permissions.ts; the application checks them, and an unknown one permits nothing.
do $$ declare name text; begin
  for name in
    select conname from pg_constraint
    where conrelid = 'staff_accounts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%roles%'
  loop
    execute format('alter table staff_accounts drop constraint %I', name);
  end loop;
end $$;
alter table staff_accounts add constraint staff_accounts_roles check (cardinality(roles) > 0);
