-- That consent to a submission was taken back: which notice it was given under, and when. No name, number or device.
create table consent_withdrawals (
  -- Made at random on the phone that sent it.
  submission_id uuid primary key,
  feature text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  given_at timestamptz(3) not null,
  withdrawn_at timestamptz(3) not null,
  withdrawn_by text not null check (withdrawn_by in ('person', 'staff'))
);
create index consent_withdrawals_by_time on consent_withdrawals (withdrawn_at);
