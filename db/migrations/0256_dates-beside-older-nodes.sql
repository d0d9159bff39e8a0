-- Nodes from before 0234 grant a new date without a word of how far holidays had moved the present one: the day that was granted takes the place of
-- both. They were refused, as if somebody else had changed the loan meanwhile.

create or replace function refuse_move_without_cause() returns trigger language plpgsql as $$
begin
  if new.due_on > old.due_on and new.postponed_days in (0, old.postponed_days) and exists (select from due_date_requests r
      where r.loan_id = new.loan_id and r.number = new.number and r.status = 'Granted'
        and r.from_due_on <= old.due_on and r.wanted_due_on = new.due_on) then
    new.postponed_days := 0;
    return new;
  end if;
  if new.due_on > old.due_on and new.due_on - old.due_on = new.postponed_days - old.postponed_days
    and exists (select from added_holidays h where h.day <= old.due_on and h.day > new.due_on - 14) then
    return new;
  end if;
  raise exception 'the date of an instalment moves as a granted request or an added holiday says' using errcode = '23514';
end $$;

-- What is due next of a loan is all that falls due on that day. Versions before counted the first instalment of it alone, where a new date had been
-- granted on the day of the one after it, and nothing writes that anew before the loan is paid or late.
update loans l set next_amount_cents = on_day.due_cents
from (
  select d.loan_id, n.owed_cents - coalesce((select sum(o.interest_cents + o.principal_cents) from loan_instalments o
    where o.loan_id = d.loan_id and o.due_on > d.due_on), 0) as due_cents
  from (select loan_id, due_on from loan_instalments group by loan_id, due_on having count(*) > 1) d
  join loans n on n.id = d.loan_id and n.oldest_due_on = d.due_on
) on_day
where l.id = on_day.loan_id and l.next_amount_cents <> on_day.due_cents;
