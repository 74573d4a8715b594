-- What staff may decide while the server runs, one value per key; each feature checks its own by its contract.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references staff_accounts on delete set null
);
