-- One attempt per number for each fair: names are kept for a year, and the next fair begins before it is over.
alter table quiz_attempts add column fair smallint;
-- Of what was played until now the date tells: a fair ends in August, what is played later is for the next.
update quiz_attempts set fair = extract(year from created_at + interval '4 months');
alter table quiz_attempts alter column fair set not null;
alter table quiz_attempts drop constraint quiz_attempts_one_per_phone;
alter table quiz_attempts add constraint quiz_attempts_one_per_phone unique (phone_normalized, fair);
