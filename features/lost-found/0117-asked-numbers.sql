-- Numbers that phones of less than a day were shown count together: above a share of the list they are asked for, and whoever
-- reported the thing decides.
alter table lost_found_reveals add column is_young boolean not null default false;
create index lost_found_reveals_young on lost_found_reveals (at) where is_young;

-- Who asked for whose number. `granted_at`: whoever reported the thing shows it to them.
create table lost_found_asks (
  item_id uuid not null references lost_found_items on delete cascade,
  device text not null,
  at timestamptz not null,
  granted_at timestamptz,
  primary key (item_id, device)
);
