-- One list of lost and found persons for all desks: what visitors report and what a desk types stand in the same table.
alter table missing_person_reports
  add column sex text check (sex in ('female', 'male', 'other')),
  -- Under 12, 12 to 17, adult, older than 60; null: nobody told.
  add column age_band text check (age_band in ('child', 'teen', 'adult', 'elder')),
  add column first_name text not null default '',
  add column village text not null default '',
  add column speaks text,
  add column colours text[] not null default '{}',
  add column garments text[] not null default '{}',
  add column marks text not null default '',
  -- Where last seen, or found: a place of content/walk-places.ts.
  add column place text,
  add column seen_at timestamptz,
  -- Where a found person is now.
  add column desk text not null default '',
  add column is_from_desk boolean not null default false,
  add column entered_by text not null default '',
  add column outcome text check (outcome in ('handed-over', 'together', 'police', 'mistake')),
  add column closed_by text not null default '',
  -- Passed to the police: when and by whom.
  add column police_at timestamptz,
  add column police_by text not null default '',
  add column police_station text not null default '',
  add column changed_at timestamptz(3) not null default now();
