-- What goes beyond the decision of the day is approved by two people, whatever its sum. Approvals from before stay as they were given.

create function refuse_override_by_one() returns trigger language plpgsql as $$
begin
  if new.first_approved_by is null or new.first_approved_by = new.decided_by then
    raise exception 'an approval beyond the decision of the day is given by two people'
      using errcode = 'check_violation', constraint = 'applications_override_by_two', table = 'applications';
  end if;
  return new;
end $$;

create trigger applications_override_by_two before update of status on applications
  for each row when (new.status = 'Approved' and new.worse_reason is not null)
  execute function refuse_override_by_one();
