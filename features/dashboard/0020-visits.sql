-- How often the guide was opened in an hour: a number, nothing of who.
create table visits (
  hour timestamptz primary key,
  count integer not null
);
