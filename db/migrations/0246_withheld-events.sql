-- Which events a reader is not told: verdicts that are withheld (0157), and what rests on them, such as an approval that weighed them, its letter, and the letter that a
-- loan can be paid out. Of null there are none.

create function withheld_events(reader uuid) returns table (event_id uuid)
language sql stable as $$
  select v.verdict_event
  from second_looks l join verifications v on v.id = l.verification_id
  where l.second_by is null and l.first_by <> reader
  union all
  select e.id
  from second_looks l join verifications v on v.id = l.verification_id
  join audit_entries e on e.account_id = v.account_id and e.created_at >= v.decided_at
  where l.second_by is null and l.first_by <> reader
    and e.action in ('application.approve', 'application.approveFirst', 'application.approveAnew', 'agreement.prepare', 'agreement.payable')
$$;
