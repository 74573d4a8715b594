-- Reports that staff closed together, so that undoing opens the same ones again.
create table closed_together (
  -- Made by the console: a repeated request closes nothing more.
  id uuid primary key,
  budget text not null,
  subjects text[] not null,
  closed_by text not null,
  closed_at timestamptz(3) not null,
  undone_by text not null default '',
  undone_at timestamptz(3)
);
create index closed_together_by_time on closed_together (closed_at);
