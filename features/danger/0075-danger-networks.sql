-- The network (a keyed hash) of each report and answer: one network does not look like a crowd.
alter table danger_reports add column network text not null default '';
alter table danger_answers add column network text not null default '';
-- For the open danger at the same place: a new report reads few rows, however many dangers are open.
create index dangers_open_by_point on dangers (kind, lat, lng) where state in ('reported', 'seen', 'mending');
create index dangers_open_by_place on dangers (kind, place_en) where state in ('reported', 'seen', 'mending') and not is_near;
