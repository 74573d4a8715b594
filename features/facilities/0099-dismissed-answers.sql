-- What staff dismissed together, such as a sweep over all places, counts no more; undoing lets it count again.
alter table facility_answers
  add column id uuid not null default gen_random_uuid(),
  add column dismissed_at timestamptz(3),
  -- Whether the phone was near the place by its own word; null: it did not know.
  add column is_near boolean;
create unique index facility_answers_by_id on facility_answers (id);
