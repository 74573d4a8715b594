-- User names of the crowd reporters of a place; who may report everywhere is not in it.
alter table crowd_status add column reporters text[] not null default '{}';
