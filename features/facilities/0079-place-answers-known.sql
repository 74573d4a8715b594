-- Whether the phone had been known for a while when it answered: what phones say that were made a moment before sets no doubt.
alter table facility_answers add column is_known boolean not null default true;
-- For what a phone and a network said of other places at about the same time.
create index facility_answers_by_network on facility_answers (network, created_at);
create index facility_answers_by_device on facility_answers (device, created_at);
