-- What staff tell everybody in the guide at once.
create table notices (
  id uuid primary key,
  level text not null check (level in ('info', 'warning', 'emergency')),
  text_en text not null check (text_en <> ''),
  text_hi text not null check (text_hi <> ''),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index notices_expiry on notices (expires_at);
