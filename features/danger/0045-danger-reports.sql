-- What each visitor reported of a danger.
create table danger_reports (
  id uuid primary key,
  danger_id uuid not null references dangers on delete cascade,
  words text not null default '',
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  accuracy_m integer,
  -- On the private shelf: staff alone see it.
  image_hash text,
  device text not null,
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  observed_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((lat is null) = (lng is null))
);
create index danger_reports_by_danger on danger_reports (danger_id, created_at desc);
create index danger_reports_by_device on danger_reports (device, created_at desc);
create index danger_reports_by_image on danger_reports (image_hash);
