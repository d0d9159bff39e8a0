-- Whoever approved a loan of ours does not hand over its money: behind the rule that the payout asks, the row of the loan refuses it too.

create function refuse_payout_by_approver() returns trigger language plpgsql as $$
begin
  if exists (
    select from applications p
    where p.id = new.application_id and p.partner_id is null and new.disbursed_by in (p.decided_by, p.first_approved_by)
  ) then
    raise exception 'whoever approved a loan does not hand over its money'
      using errcode = 'check_violation', constraint = 'loans_paid_by_another_hand', table = 'loans';
  end if;
  return new;
end $$;

create trigger loans_paid_by_another_hand before insert on loans
  for each row when (new.disbursed_by is not null) execute function refuse_payout_by_approver();
