-- What people say at the fair, and what an office knows of it.
create table rumours (
  id uuid primary key,
  verdict text not null check (verdict in ('heard', 'checking', 'true', 'not-true')),
  said_en text not null check (said_en <> ''),
  said_hi text not null check (said_hi <> ''),
  answer_en text not null default '',
  answer_hi text not null default '',
  office_en text not null check (office_en <> ''),
  office_hi text not null check (office_hi <> ''),
  is_shown boolean not null default true,
  -- When the office last said this.
  told_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((answer_en = '') = (answer_hi = ''))
);
create index rumours_told on rumours (told_at desc) where is_shown;
