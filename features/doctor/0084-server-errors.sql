-- The last unexpected errors of the server, for whoever looks for the cause of an answer 500. Nothing that a person typed.
create table server_errors (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- As in the answer's x-request-id and in the log.
  request_id text not null,
  method text not null,
  route text not null,
  message text not null,
  frames text not null
);
create index server_errors_by_time on server_errors (at);
