-- Who holds a lease, and since when, for whoever waits for it.
alter table leases add column who text;
alter table leases add column since timestamptz;
