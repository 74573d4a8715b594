-- Work that one server process may do at a time. A row in place of a session's lock: through a pooler that gives each
-- transaction another session, such a lock would stay with a stranger.
create table leases (
  name text primary key,
  holder uuid not null,
  ends_at timestamptz not null
);
-- How often the rows behind each prepared answer changed. Server processes that cannot LISTEN look here.
create table changed_topics (
  topic text primary key,
  version bigint not null default 1
);
