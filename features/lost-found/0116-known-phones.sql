-- The phone was used for an hour before it sent this: in a flood of reports that speaks for it.
alter table missing_person_reports add column is_known_phone boolean not null default false;
