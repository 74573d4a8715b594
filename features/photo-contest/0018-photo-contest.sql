create table photo_contest_submissions (
  id uuid primary key,
  -- Order of arrival, which 'newest' means: the clock may jump, the sequence does not.
  arrival bigint generated always as identity unique,
  image_hash text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  name text not null,
  -- For the prize alone: never in a list, a push or a log.
  phone text not null,
  phone_normalized text,
  description text not null default '',
  device text not null,
  -- Of all that was sent: a retry under the same id says the same.
  fingerprint text not null,
  notice_version text not null,
  notice_language text not null check (notice_language in ('en', 'hi')),
  is_approved boolean not null default false,
  is_hidden boolean not null default false,
  hidden_reason text,
  -- Always the number of valid rows of photo_votes: changed in the same statement as they are.
  vote_count integer not null default 0 check (vote_count >= 0),
  created_at timestamptz(3) not null
);
create index photo_contest_by_votes on photo_contest_submissions (vote_count desc, arrival desc)
  where not is_hidden;
create index photo_contest_approved on photo_contest_submissions (arrival desc)
  where is_approved and not is_hidden;
create index photo_contest_by_image on photo_contest_submissions (image_hash);
create index photo_contest_by_device on photo_contest_submissions (device);

-- Both keys begin with the voter, so that they also answer what a voter has voted for. Photos are joined when a vote is
-- written, under a lock on them, and never deleted before their votes: no foreign key has to look again for every row.
create table photo_votes (
  photo_id uuid not null,
  -- What the phone calls itself (photo_voter_id).
  user_identifier text not null,
  -- What the server called it: the signed cookie.
  device text not null,
  vote_type text not null default 'like' check (vote_type = 'like'),
  -- Keyed hash of the network's prefix; no address is kept.
  network text not null,
  device_age_s integer not null,
  -- Photos that the phone had on its screen before it voted, as it says.
  seen integer,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  primary key (user_identifier, photo_id),
  constraint photo_votes_one_per_device unique (device, photo_id)
);

-- Who voided or restored which votes, and why; nothing is taken back, only added.
create table photo_vote_decisions (
  id bigint generated always as identity primary key,
  photo_id uuid not null references photo_contest_submissions,
  decision text not null check (decision in ('void', 'restore')),
  -- The cohort: what is null does not narrow it.
  network text,
  from_time timestamptz,
  until_time timestamptz,
  reason text not null,
  votes integer not null,
  decided_by text not null,
  decided_at timestamptz not null
);
create index photo_vote_decisions_by_photo on photo_vote_decisions (photo_id);

-- A report asks staff to look; it never hides anything.
create table photo_reports (
  photo_id uuid not null references photo_contest_submissions on delete cascade,
  device text not null,
  network text not null,
  reported_at timestamptz not null,
  primary key (photo_id, device)
);
