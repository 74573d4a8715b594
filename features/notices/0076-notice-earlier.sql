-- When a notice was told before each change (its updated_at): an alert names all the alerts that it replaces (CAP 1.2).
-- Of notices that were changed before, the first telling alone is known.
alter table notices add column earlier timestamptz(3)[] not null default '{}';
update notices set earlier = array[created_at] where updated_at <> created_at;
