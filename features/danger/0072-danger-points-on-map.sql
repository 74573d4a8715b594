-- A report's point is where the phone stood, or what its sender chose on the map: staff are told which of the two.
alter table danger_reports add column is_chosen boolean not null default false;
