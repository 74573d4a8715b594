-- Light poles, camps, corners and gates along the walk that carry a code which one can say: the letter of a section and two digits.
-- A post that was taken down keeps its code, so that whoever remembers it is told where the next one is.
create table numbered_posts (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z][0-9]{2}$'),
  kind text not null check (kind in ('pole', 'camp', 'corner', 'gate')),
  -- What it stands beside; '' where nobody said it.
  beside_en text not null default '',
  beside_hi text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  precision_m integer check (precision_m > 0),
  -- Its position was counted along the line of the walk, and nobody stood there.
  is_from_line boolean not null default false,
  source text not null check (source <> ''),
  checked_by text,
  checked_at timestamptz(3),
  -- False: it was taken down.
  is_standing boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((beside_en = '') = (beside_hi = '')),
  check ((latitude is null) = (longitude is null)),
  check (precision_m is null or latitude is not null),
  check ((checked_by is null) = (checked_at is null)),
  check (checked_by is null or latitude is not null),
  check (not is_from_line or checked_by is null)
);
