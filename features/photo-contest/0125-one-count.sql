-- A night has ten votes a second at most, so the gallery is sorted by the count itself: a second count that follows a moment
-- later is not needed.
drop index photo_contest_by_rank;
alter table photo_contest_submissions drop column ranked_votes;
alter table photo_contest_submissions reset (fillfactor);
create index photo_contest_by_votes on photo_contest_submissions (vote_count desc, arrival desc) where not is_hidden;
