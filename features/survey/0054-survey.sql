-- Recorded walks. A part is a line without a gap; seconds since `began_at`, latitude, longitude and accuracy of each fix.
create table survey_parts (
  id uuid primary key,
  track_id uuid not null,
  place_order integer not null check (place_order >= 0),
  began_at timestamptz not null,
  fixes jsonb not null,
  metres double precision not null,
  walker text not null,
  fingerprint text not null,
  created_at timestamptz not null default now()
);
create index survey_parts_of_track on survey_parts (track_id, place_order);
create index survey_parts_by_time on survey_parts (created_at);

-- Places recorded on the ground. What the desk decided stands in `decision`; `undo` holds what it changed.
create table survey_points (
  id uuid primary key,
  track_id uuid not null,
  kind text not null check (kind in (
    'tap', 'toilet', 'doctor', 'camp', 'atm', 'danger', 'gate', 'barrier', 'light-pole')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m integer not null check (accuracy_m > 0),
  note text not null,
  image_hash text,
  seen_at timestamptz not null,
  walker text not null,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('taken', 'merged', 'left')),
  target text,
  undo jsonb,
  decided_by text,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index survey_points_by_time on survey_points (created_at);
