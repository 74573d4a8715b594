-- works with the version before: it reads and writes no index by name, and the view quiz_ranks, which it reads, stays.
-- A rank is counted from this index and the leaderboard is its beginning; both used to sort every attempt of the fair.
drop index quiz_attempts_by_rank;
create index quiz_attempts_by_rank on quiz_attempts (fair, score desc, created_at, id)
  where finished_at is not null and voided_at is null;
-- Starts of the last hour are counted at every start.
create index quiz_attempts_by_start on quiz_attempts (created_at);
