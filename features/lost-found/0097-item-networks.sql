-- A keyed hash of the network that a thing was posted from, '' where a desk posted it; `waits`: its sender or network posted many within
-- a short time, and it is public once staff have approved it.
alter table lost_found_items
  add column network text not null default '',
  add column waits boolean not null default false;
create index lost_found_by_network on lost_found_items (network, created_at);
