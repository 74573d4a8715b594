-- A keyed hash of the network that a report came from, '' where a desk wrote it: places in a full list go round between networks.
alter table missing_person_reports add column network text not null default '';
