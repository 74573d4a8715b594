-- Phones that carry our signed cookie. Nothing here says whose they are.
create table devices (
  id text primary key,
  -- Keyed hash of the network's prefix; no address is kept.
  network text not null,
  browser text not null,
  minted_at timestamptz not null
);
create index devices_by_time on devices (minted_at);

-- What a phone calls itself (photo_voter_id): survives a lost cookie, at most three per device.
create table device_voter_ids (
  device text not null references devices on delete cascade,
  voter_id text not null,
  bound_at timestamptz not null,
  primary key (device, voter_id)
);

-- Proofs of work that were used once.
create table spent_work (
  id text primary key,
  expires_at timestamptz not null
);
