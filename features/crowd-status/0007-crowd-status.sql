-- Places where queues and jams are reported. status is null until staff tell one; the colour follows from it.
create table crowd_status (
  id uuid primary key default gen_random_uuid(),
  location_en text not null check (location_en <> ''),
  location_hi text not null check (location_hi <> ''),
  status text check (status in ('low', 'medium', 'high')),
  description_en text not null,
  description_hi text not null,
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status_changed_at timestamptz
);
create unique index crowd_status_location on crowd_status (lower(location_en));
