-- One person may do both jobs with one account.
alter table staff_accounts add column roles text[];
update staff_accounts set roles = array[role];
alter table staff_accounts
  alter column roles set not null,
  add check (cardinality(roles) > 0 and roles <@ array['admin', 'vehicle']),
  drop column role,
  -- Base32; null while the account has no second factor.
  add column second_factor text,
  -- Offered, and not yet proved with a code.
  add column second_factor_offer text,
  -- The newest code that was used: none counts twice.
  add column second_factor_step bigint not null default 0;
