-- What staff hold, or held last: a gate, a queue or a stretch of the walk. Everybody is told by its notice, which ends by itself.
create table holds (
  -- What is held, such as `gate East gate`: it has one row, so that of two who hold it at once the later one changes what the first set.
  held text primary key,
  what text not null check (what in ('gate', 'queue', 'stretch')),
  place_en text not null check (place_en <> ''),
  place_hi text not null check (place_hi <> ''),
  -- The English names by which it was ordered: of a stretch both of its ends.
  place text not null,
  place_to text not null,
  reason text not null check (reason in ('crowd', 'accident', 'danger', 'vehicle', 'police')),
  notice_id uuid not null unique references notices on delete cascade,
  -- The order by which it is as it is: a repeated one changes nothing.
  order_id uuid not null,
  held_by text not null,
  held_at timestamptz(3) not null,
  until timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When it was released, or when everybody was told that its time is over.
  ended_at timestamptz(3)
);
create index holds_open on holds (until) where ended_at is null;
