-- The name in Hindi beside the English one, where the thing has both. Lines from before are read in English.
alter table audit_log add column subject_name_hi text;
