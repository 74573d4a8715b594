-- What staff decide on an attempt, and the questions it was asked where they were drawn.
alter table quiz_attempts
  -- Null: the ten fixed questions. Else as they were when drawn, so that a later change of a question changes no score.
  add column questions jsonb,
  add column hidden_at timestamptz,
  add column voided_at timestamptz,
  -- Of a number or a device that staff released, another attempt may begin.
  add column phone_released_at timestamptz,
  add column device_released_at timestamptz;
-- Until now a device could play for several numbers: the later ones stay.
update quiz_attempts later set device_released_at = now()
where exists (
  select from quiz_attempts first
  where first.device = later.device and first.fair = later.fair
    and (first.created_at, first.id) < (later.created_at, later.id)
);
alter table quiz_attempts drop constraint quiz_attempts_one_per_phone;
create unique index quiz_attempts_one_per_phone on quiz_attempts (phone_normalized, fair)
  where phone_released_at is null;
create unique index quiz_attempts_one_per_device on quiz_attempts (device, fair)
  where device_released_at is null;

drop view quiz_ranks;
-- Leaderboard and rank of each fair: by score, then the earliest attempt (specification §9). One view serves both.
create view quiz_ranks as
  select id, fair,
    row_number() over (partition by fair order by score desc, created_at, id)::int as rank
  from quiz_attempts
  where finished_at is not null and voided_at is null;

-- What attempts are drawn from where staff choose so. The first of the options is the right one.
create table quiz_questions (
  id text primary key,
  question_en text not null check (question_en <> ''),
  question_hi text not null check (question_hi <> ''),
  options_en text[] not null check (cardinality(options_en) = 4),
  options_hi text[] not null check (cardinality(options_hi) = 4),
  why_en text not null,
  why_hi text not null,
  -- False: no longer drawn.
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
