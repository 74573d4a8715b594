-- Whether a report's point was chosen on the map; false: its phone stood there. Null where the app of before did not say.
alter table danger_reports add column is_chosen boolean;
