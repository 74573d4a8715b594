-- A decision on a cohort of networks, over all photos at once; null for one on a single photo.
alter table photo_vote_decisions add column cohort_networks integer;
