create table quiz_attempts (
  id uuid primary key,
  name text not null,
  -- As it was typed, and as the one number it means: one attempt each. For staff alone.
  phone text not null,
  phone_normalized text not null constraint quiz_attempts_one_per_phone unique,
  device text not null,
  -- Per question, which of the four stands where (shown place → own place).
  option_order jsonb not null,
  -- Per question, what was chosen (own place), null for nothing yet.
  answers jsonb not null,
  -- Counts the saves: one that comes late does not undo a newer one.
  turn integer not null default 0,
  score smallint not null default 0,
  total_questions smallint not null,
  is_late boolean not null default false,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  -- The database's clock, whoever's else is wrong: the time begins here.
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  check (score between 0 and total_questions)
);
create index quiz_attempts_by_rank on quiz_attempts (score desc, created_at, id) where finished_at is not null;
create index quiz_attempts_running on quiz_attempts (created_at) where finished_at is null;

-- Leaderboard and rank: by score, then the earliest attempt (specification §9). One view serves both.
create view quiz_ranks as
  select id, name, score, total_questions,
    row_number() over (order by score desc, created_at, id)::int as rank
  from quiz_attempts
  where finished_at is not null;
