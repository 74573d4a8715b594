-- A count that is in an index costs an entry in every index of the table for each vote. So the true count is in none, and
-- with room on its page a vote changes its photo in place; 'ranked_votes' follows it a moment later, for many votes at
-- once, and is what the gallery is sorted by (photo-ranks.server.ts).
drop index photo_contest_by_votes;
alter table photo_contest_submissions add column ranked_votes integer not null default 0;
update photo_contest_submissions set ranked_votes = vote_count where vote_count <> 0;
alter table photo_contest_submissions set (fillfactor = 50);
create index photo_contest_by_rank on photo_contest_submissions (ranked_votes desc, arrival desc) where not is_hidden;
