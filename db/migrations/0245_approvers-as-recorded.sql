-- Who has approved a loan of ours is what the audit log says, and what stands with the application only ever grows; the facts that an approved loan is judged by
-- are others only once two people approved it anew. The role that serves may write these columns, so the database asks what is recorded.

-- What the first of two who approve anew knew: it counts while the facts are no worse. `anew_facts`, a digest of it in words, is read no longer and goes with a later version.
alter table applications add column anew_known jsonb;

create or replace function refuse_payout_by_approver() returns trigger language plpgsql as $$
begin
  if exists (
    select from applications p
    where p.id = new.application_id and p.partner_id is null
      and (new.disbursed_by in (p.decided_by, p.first_approved_by) or new.disbursed_by = any(p.also_approved_by) or exists (
        select from audit_entries e
        where e.subject_kind = 'application' and e.subject_id = p.id::text and e.actor_id = new.disbursed_by
          and e.action in ('application.approve', 'application.approveFirst', 'application.approveAnew')))
  ) then
    raise exception 'whoever approved a loan does not hand over its money'
      using errcode = 'check_violation', constraint = 'loans_paid_by_another_hand', table = 'loans';
  end if;
  return new;
end $$;

create function keep_approvers() returns trigger language plpgsql as $$
begin
  if not (old.also_approved_by <@ new.also_approved_by) then
    raise exception 'whoever approved a loan stays among those who did'
      using errcode = 'check_violation', constraint = 'applications_approvers_kept', table = 'applications';
  end if;
  if old.status = 'Approved' and new.decided_again is not null and new.decided_again is distinct from old.decided_again and not coalesce(
    old.anew_first_by = any(old.also_approved_by)
      and new.also_approved_by[:cardinality(old.also_approved_by)] = old.also_approved_by
      and new.also_approved_by[cardinality(old.also_approved_by) + 1] <> old.anew_first_by, false)
  then
    raise exception 'a loan is approved anew by two people'
      using errcode = 'check_violation', constraint = 'applications_anew_by_two', table = 'applications';
  end if;
  return new;
end $$;

create trigger applications_approvers_kept before update of also_approved_by, decided_again on applications
  for each row execute function keep_approvers();
