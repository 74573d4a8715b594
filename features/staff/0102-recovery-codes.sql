-- Codes by which an account signs in past the limit of guesses and past its second factor. Each is deleted when it is used.
create table staff_recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references staff_accounts on delete cascade,
  tries integer not null default 0
);
create index staff_recovery_codes_account on staff_recovery_codes (account_id);
