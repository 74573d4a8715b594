-- What was pushed to open phones in the last hour: a phone resumes after a break from the id it saw last.
create table live_events (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_created_at on live_events (created_at);
