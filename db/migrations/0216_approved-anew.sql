-- A payout that is stopped because facts have got worse since the approval can be approved anew: by two people, on the facts of the day.
-- Whoever ever did stands among those who do not hand its money over (`also_approved_by`), and so does a first of two whose approval fell to
-- facts that got worse before the second one. `anew_first_by` waits for the second of two, and `anew_facts` is the
-- digest of what that first one saw.
-- All nodes are stopped first: decisions that this version writes cannot be read by nodes of the version before, and the estimate takes other fields.

alter table applications
  add column also_approved_by uuid[] not null default '{}',
  add column anew_first_by uuid,
  add column anew_facts text;

alter table applications
  add constraint applications_anew_first_by_fkey foreign key (anew_first_by) references accounts (id) not valid;

create or replace function refuse_payout_by_approver() returns trigger language plpgsql as $$
begin
  if exists (
    select from applications p
    where p.id = new.application_id and p.partner_id is null
      and (new.disbursed_by in (p.decided_by, p.first_approved_by) or new.disbursed_by = any(p.also_approved_by))
  ) then
    raise exception 'whoever approved a loan does not hand over its money'
      using errcode = 'check_violation', constraint = 'loans_paid_by_another_hand', table = 'loans';
  end if;
  return new;
end $$;
