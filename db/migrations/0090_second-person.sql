-- Money recorded by hand that two people guard: payments, refunds and entries to be taken back wait among the requests of a loan.

-- A database without this one lacks 0216 as well, for which all nodes are stopped: nobody waits meanwhile.
-- squawk-ignore-file adding-foreign-key-constraint, ban-drop-not-null, constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion

alter table loan_adjustments drop constraint loan_adjustments_kind_check;

alter table loan_adjustments add constraint loan_adjustments_kind_check
  check (kind in ('Waiver', 'WriteOff', 'PayoutReversal', 'Repayment', 'Refund', 'EntryReversal'));

alter table loan_adjustments drop constraint loan_adjustments_amount_of_waiver;

alter table loan_adjustments
  alter column reason drop not null,
  add column causes text[] not null default '{}'
    check (causes <@ array['Refund', 'Old', 'TwoDecided', 'BackDated', 'Overpays', 'Large']),
  add column reference text check (length(reference) between 1 and 80),
  add column effective_on date,
  add column reverses uuid,
  add foreign key (reverses, loan_id) references loan_entries (id, loan_id),
  add constraint loan_adjustments_amount_of_money
    check ((kind in ('Waiver', 'Repayment', 'Refund')) = (amount_cents is not null)),
  add constraint loan_adjustments_money_received
    check (num_nonnulls(reference, effective_on) = case when kind in ('Repayment', 'Refund') then 2 else 0 end),
  add constraint loan_adjustments_entry_taken_back check ((kind = 'EntryReversal') = (reverses is not null)),
  -- Of money that came or went, a note that staff may leave out.
  add constraint loan_adjustments_reason_given check (reason is not null or kind in ('Repayment', 'Refund'));

drop index loan_adjustments_one_open;

create unique index loan_adjustments_one_open on loan_adjustments (loan_id)
  where status = 'Asked' and kind in ('Waiver', 'WriteOff', 'PayoutReversal');

create unique index loan_adjustments_one_reference on loan_adjustments (kind, reference) where status = 'Asked';

create unique index loan_adjustments_one_reversal on loan_adjustments (reverses) where status = 'Asked';

create or replace function keep_loan_adjustment() returns trigger language plpgsql as $$
declare
  settled constant text[] := array['status', 'decided_by', 'decided_at', 'decision_note', 'entry_id'];
begin
  if to_jsonb(new) - array['reason', 'decision_note'] = to_jsonb(old) - array['reason', 'decision_note']
    and old.status <> 'Asked' and is_loan_of_erased(old.loan_id) then
    return new;
  end if;
  if old.status <> 'Asked' then
    raise exception 'a settled request never changes' using errcode = '23514';
  end if;
  if to_jsonb(new) - settled is distinct from to_jsonb(old) - settled then
    raise exception 'what was asked for never changes' using errcode = '23514';
  end if;
  return new;
end $$;
