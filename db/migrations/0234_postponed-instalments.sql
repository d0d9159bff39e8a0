-- A holiday that is added later postpones what falls due on it: by how many days is kept of each instalment, so that a new date that was granted is told from it.

-- The default is a constant and each row passes the check with it, so that no row is written; they are read once.
-- squawk-ignore constraint-missing-not-valid
alter table loan_instalments add column postponed_days integer not null default 0
  check (postponed_days >= 0 and due_on - postponed_days >= original_due_on);

-- What falls due on a day, in the order of the loans: without it each schedule was read to find that.
-- Not concurrently, as migrations run in one transaction: schedules are written where a loan is paid out and where a date moves, which wait for it.
-- squawk-ignore require-concurrent-index-creation
create index loan_instalments_by_day on loan_instalments (due_on, loan_id);

create or replace function only_move_instalment() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['due_on', 'postponed_days']) <> (to_jsonb(old) - array['due_on', 'postponed_days']) then
    raise exception 'only the date of an instalment can move' using errcode = '23514';
  end if;
  return new;
end $$;

create function refuse_move_without_cause() returns trigger language plpgsql as $$
begin
  if new.due_on > old.due_on and new.postponed_days = 0 and exists (select from due_date_requests r
      where r.loan_id = new.loan_id and r.number = new.number and r.status = 'Granted'
        and r.from_due_on <= old.due_on and r.wanted_due_on = new.due_on) then
    return new;
  end if;
  if new.due_on > old.due_on and new.due_on - old.due_on = new.postponed_days - old.postponed_days
    and exists (select from added_holidays h where h.day <= old.due_on and h.day > new.due_on - 14) then
    return new;
  end if;
  raise exception 'the date of an instalment moves as a granted request or an added holiday says' using errcode = '23514';
end $$;

drop trigger loan_instalments_moved_as_granted on loan_instalments;

drop function refuse_move_without_grant();

create trigger loan_instalments_moved_for_cause before update on loan_instalments
  for each row when ((old.due_on, old.postponed_days) is distinct from (new.due_on, new.postponed_days))
  execute function refuse_move_without_cause();

-- Several of a loan may move with one statement, so that their order is judged once all have.
create function refuse_dates_out_of_order() returns trigger language plpgsql as $$
begin
  if exists (select from moved m join loan_instalments i on i.loan_id = m.loan_id
      where (i.number = m.number + 1 and i.due_on < m.due_on) or (i.number = m.number - 1 and i.due_on > m.due_on)) then
    raise exception 'instalments fall due in the order of their numbers' using errcode = '23514';
  end if;
  return null;
end $$;

create trigger loan_instalments_in_order after update on loan_instalments
  referencing new table as moved for each statement execute function refuse_dates_out_of_order();
