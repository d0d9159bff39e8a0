-- Complaints are numbered without gaps: a sequence kept the number that a call took which was then refused, or had been answered already.

create table complaint_counter (
  is_only boolean primary key default true check (is_only),
  last integer not null check (last between 100000 and 999999999)
);

-- A node of the version before leaves the number to the column's default, and takes the same numbers by it.
create function next_complaint_number() returns integer language sql as $$
  update complaint_counter set last = last + 1 returning last
$$;

alter table complaints alter column number set default next_complaint_number();

-- Read once the table is locked: a complaint that was on its way would be missed, its number given again, and every complaint after it refused.
insert into complaint_counter (last) select coalesce(max(number), 100000) from complaints;
