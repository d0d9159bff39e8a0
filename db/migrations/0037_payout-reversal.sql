-- A payout that was recorded in error is taken back by two people: the loan stays as 'Reversed', owes nothing and never ran.

alter table loans drop constraint loans_state_check;

alter table loans add constraint loans_state_check
  check (state in ('Active', 'InArrears', 'Repaid', 'Defaulted', 'WrittenOff', 'Reversed'));

-- Nothing of it is owed, late or held.
alter table loans add constraint loans_reversed_owes_nothing check (state <> 'Reversed'
  or (fee_due_cents, interest_due_cents, principal_due_cents, credit_cents, written_off_cents, worst_days_late) = (0, 0, 0, 0, 0, 0)
    and oldest_due_on is null and defaulted_on is null and written_off_on is null);

alter table loans drop column ageing;

alter table loans add column ageing text not null generated always as (case
  when state in ('Repaid', 'WrittenOff', 'Reversed') then state
  when days_late = 0 then 'Current'
  when days_late <= 30 then '1-30'
  when days_late <= 60 then '31-60'
  when days_late <= 90 then '61-90'
  else '90+' end) stored;

create index loans_by_ageing on loans (ageing, days_late desc, id desc);

-- The money may be handed over again, as another loan of the same application.
alter table loans drop constraint loans_application_id_key;

create unique index loans_one_of_application on loans (application_id) where state <> 'Reversed';

alter table loan_adjustments drop constraint loan_adjustments_kind_check;

alter table loan_adjustments add constraint loan_adjustments_kind_check check (kind in ('Waiver', 'WriteOff', 'PayoutReversal'));

-- What never was is never again something else.
create function keep_reversed_loan() returns trigger language plpgsql as $$
begin
  raise exception 'a loan whose payout was taken back stays so' using errcode = '23514';
end $$;

create trigger loans_reversed_for_good before update on loans for each row
  when (old.state = 'Reversed' and new.state <> 'Reversed') execute function keep_reversed_loan();

-- Its agreement waits for its money again, and the day counts one payout less.
create function undo_payout() returns trigger language plpgsql as $$
begin
  update agreements set paid_on = null where application_id = new.application_id;
  perform add_on_day('loansDisbursed', new.disbursed_on, new.account_id, -1);
  return null;
end $$;

create trigger loans_undo_payout after update on loans for each row
  when (old.state <> 'Reversed' and new.state = 'Reversed') execute function undo_payout();

create or replace function keep_payout() returns trigger language plpgsql as $$
begin
  if new.paid_on is null and not exists (select from loans where application_id = new.application_id and state <> 'Reversed') then
    return new;
  end if;
  raise exception 'an agreement is paid once' using errcode = '23514';
end $$;

create or replace function refuse_forgetting_contact() returns trigger language plpgsql as $$
begin
  if not exists (select from loans where id = old.loan_id and state in ('Repaid', 'Reversed')) then
    raise exception 'a note about a loan that is owed stays' using errcode = '23514';
  end if;
  return old;
end $$;

select allow_activity('payoutReversed');
