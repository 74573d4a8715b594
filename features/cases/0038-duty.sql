-- Posts of the fair where staff stand: the control room, a help desk, a gate.
create table duty_posts (
  id uuid primary key,
  name_en text not null check (name_en <> ''),
  name_hi text not null check (name_hi <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null
);
create unique index duty_posts_name on duty_posts (lower(name_en)) where is_active;

-- Who is on duty where, and until when. A shift ends at its time, or when it is handed over.
create table duty_shifts (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references duty_posts on delete cascade,
  staff_id uuid not null references staff_accounts on delete cascade,
  username text not null,
  from_at timestamptz not null default now(),
  until_at timestamptz not null,
  ended_at timestamptz,
  -- For the next shift.
  note text not null default ''
);
-- Nobody stands at two posts.
create unique index duty_shifts_open on duty_shifts (staff_id) where ended_at is null;
create index duty_shifts_by_post on duty_shifts (post_id, from_at);
