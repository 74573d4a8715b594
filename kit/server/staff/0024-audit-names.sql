-- What the changed thing is called, so that a line is read without looking an id up. Never a visitor's name.
alter table audit_log add column subject_name text;
