-- Official contacts: offices, helplines and the officers whom the corporation publishes. Never a private number.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  contact_type text not null check (contact_type in ('emergency', 'control_room', 'helpline', 'office', 'officer')),
  category text not null check (category in ('district_admin', 'mmc_admin', 'other')),
  name_en text not null check (name_en <> ''),
  name_hi text not null check (name_hi <> ''),
  designation_en text,
  designation_hi text,
  phone text,
  email text,
  ranking integer check (ranking > 0),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((designation_en is null) = (designation_hi is null)),
  check (phone is not null or email is not null)
);
create unique index contacts_category_and_name on contacts (category, lower(name_en));
