-- The number of a report, said on the phone. A stranger learns from it neither how many there are nor which came before: a
-- permutation of the order of arrival, with a key of this database alone. Numbers that were told before stay.
-- works with the version before: the database numbers its rows too, and it goes on with the order of arrival.
alter table missing_person_reports add column number integer;
update missing_person_reports set number = arrival;
alter table missing_person_reports alter column number set not null;
create unique index missing_person_reports_by_number on missing_person_reports (number);

do $make$
begin
  execute format($body$
    -- Four rounds over two halves of ten bits, repeated until the result has at most six digits; 100000 to 999999.
    create function person_number(of_arrival bigint) returns integer language plpgsql immutable as $$
    declare
      whole integer := mod(of_arrival, 900000);
      half integer;
    begin
      loop
        for turn in 1..4 loop
          half := whole & 1023;
          whole := (half << 10)
            | ((whole >> 10) # (('x' || substr(md5(%L || turn || ' ' || half), 1, 7))::bit(28)::integer & 1023));
        end loop;
        exit when whole < 900000;
      end loop;
      return 100000 + whole;
    end $$
  $body$, gen_random_uuid());
end $make$;

create function number_person() returns trigger language plpgsql as $$
begin
  new.number := person_number(new.arrival);
  return new;
end $$;
create trigger number_person before insert on missing_person_reports for each row execute function number_person();

-- The police hear that a search of which they were told is over: when and from whom.
alter table missing_person_reports
  add column police_end_at timestamptz,
  add column police_end_by text not null default '';
update missing_person_reports set police_end_at = coalesce(closed_at, now()) where police_at is not null and status = 'closed';
