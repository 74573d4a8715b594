-- What walkers who stand there say of a danger that staff have seen: the newest answer of each phone. It closes nothing.
create table danger_answers (
  danger_id uuid not null references dangers on delete cascade,
  device text not null,
  answer text not null check (answer in ('fine', 'still')),
  -- When its sender stood there, and when it arrived.
  seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (danger_id, device)
);
create index danger_answers_by_time on danger_answers (created_at);
