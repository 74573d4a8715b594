-- A keyed hash of the network that a complaint came from: many of one are looked at together.
alter table complaints add column network text not null default '';
