-- What staff told of the queue, all of it: the newest by told_at counts, unless it was withdrawn.
-- told_at is when it was seen; received_at is later where the phone had no network.
create table queue_reports (
  id uuid primary key,
  line text not null check (line in ('tail', 'dak-bam')),
  place text not null check (place <> ''),
  -- 5 is five hours or more.
  hours real check (hours in (0.5, 1, 2, 3, 4, 5)),
  staff_id text not null,
  told_at timestamptz not null,
  received_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((line = 'tail') = (hours is not null))
);
create index queue_reports_newest on queue_reports (line, told_at desc, received_at desc) where withdrawn_at is null;
