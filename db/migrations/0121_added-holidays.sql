-- Days that the country rests besides those that follow from the Act: appointed by order, or closed by a storm.

create table added_holidays (
  day date primary key,
  name text not null check (length(name) between 1 and 80),
  added_by uuid not null references accounts,
  created_at timestamptz not null
);
