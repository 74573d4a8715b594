create table complaints (
  id uuid primary key,
  arrival bigint generated always as identity unique,
  -- What the writer quotes; random, so that it tells nothing of how many there are.
  number text not null constraint complaints_number unique check (number ~ '^[0-9]{7}$'),
  category text not null check (category in ('water', 'dirt', 'drain', 'light', 'crowd', 'other')),
  words text not null,
  place text not null default '',
  -- Only where the writer wanted to give it.
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  accuracy_m integer,
  phone text,
  -- On the private shelf: staff alone see it.
  image_hash text,
  status text not null default 'received' check (status in ('received', 'in-work', 'done', 'refused')),
  answer text not null default '',
  device text not null,
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((lat is null) = (lng is null))
);
create index complaints_by_status on complaints (status, arrival desc);
create index complaints_by_image on complaints (image_hash);
