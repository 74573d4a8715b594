-- Answers that staff have spoken: one recording for each in each language. Its bytes lie in the storage below its hash.
create table spoken_clips (
  clip text not null,
  language text not null check (language in ('hi', 'mai')),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  bytes int not null check (bytes > 0),
  ms int not null check (ms > 0),
  recorded_at timestamptz not null,
  primary key (clip, language)
);
