-- What passers-by say of a place: the newest answer of each phone. Places are hidden, never deleted.
create table facility_answers (
  facility_id uuid not null,
  device text not null,
  -- Keyed hash of the address prefix.
  network text not null,
  answer text not null check (answer in ('here', 'broken', 'not-here')),
  -- When its sender stood there, and when it arrived.
  seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (facility_id, device)
);
create index facility_answers_by_time on facility_answers (created_at);
-- What most answers since `answers_from` say against the guide, once there are enough; null otherwise. Staff set
-- `answers_from` by correcting the place or by dismissing the answers: those from before it count no more.
alter table facilities
  add column doubt text check (doubt in ('broken', 'not-here')),
  add column answers_from timestamptz(3);
