-- How many people stood on one square metre, beside the level that follows from it; null where the level alone was told.
alter table crowd_status add column density smallint check (density between 1 and 6);
alter table crowd_reports add column density smallint check (density between 1 and 6);
