-- Who is told first: user names of those on duty who stood on the walk before what is held when it was ordered.
alter table holds add column told text[] not null default '{}';
