-- What the link to a complaint carries: the number alone can be counted through.
alter table complaints
  add column secret uuid not null default gen_random_uuid() constraint complaints_secret unique;
