-- A notice by which everybody is asked about somebody who is missing. Its words belong to the search: nobody edits it, no other warning system is told
-- of it, and its row is erased when the search ends.
alter table notices add column is_search boolean not null default false;
