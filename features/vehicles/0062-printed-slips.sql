-- Slips that are printed before the vehicles come. Its numbers are those of vehicle_numbers whose block is this id.
create table parking_slip_batches (
  -- Made on the phone: a batch that is asked for twice is one.
  id uuid primary key,
  slips int not null check (slips between 1 and 200),
  staff_id text not null,
  created_at timestamptz(3) not null,
  -- From then on none of its unused slips is taken: they were lost or thrown away. Their numbers are not given out again.
  ended_at timestamptz(3)
);
