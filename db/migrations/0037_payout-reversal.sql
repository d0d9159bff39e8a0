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

-- An agreement whose payout was taken back goes with its person like one that was never paid out.
create or replace function keep_agreement() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.application_id, new.account_id, new.template_version, new.facts, new.sha256, new.prepared_at)
    is distinct from (old.id, old.number, old.application_id, old.account_id, old.template_version, old.facts, old.sha256, old.prepared_at) then
    raise exception 'what an agreement says never changes' using errcode = '23514';
  end if;
  if (old.signed_at is not null and (new.signed_at, new.signed_sha256) is distinct from (old.signed_at, old.signed_sha256))
    or (old.declined_at is not null and new.declined_at is distinct from old.declined_at)
    or (old.cancelled_at is not null and (new.cancelled_at, new.cancelled_by, new.signed_at) is distinct from (old.cancelled_at, old.cancelled_by, old.signed_at))
    or (old.signed_file_sha256 is not null and new.signed_file_sha256 is distinct from old.signed_file_sha256)
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at) then
    raise exception 'an agreement is answered once' using errcode = '23514';
  end if;
  if new.erased_at is not null then
    if old.erased_at is null and exists (select from loans l where l.application_id = new.application_id and l.state not in ('Repaid', 'Reversed')) then
      raise exception 'the agreement of a running loan stays' using errcode = '23514';
    end if;
  elsif (new.borrower_name, new.file_id) is distinct from (old.borrower_name, old.file_id)
    or (old.signed_at is not null and (new.signed_name, new.signed_address) is distinct from (old.signed_name, old.signed_address))
    or (old.cancelled_at is not null and new.cancel_reason is distinct from old.cancel_reason)
    or (old.signed_file_id is not null and new.signed_file_id is distinct from old.signed_file_id) then
    raise exception 'a signature and its papers never change' using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function refuse_forgetting_contact() returns trigger language plpgsql as $$
begin
  if not exists (select from loans where id = old.loan_id and state in ('Repaid', 'Reversed')) then
    raise exception 'a note about a loan that is owed stays' using errcode = '23514';
  end if;
  return old;
end $$;

-- One more kind of activity beside all those there are.
do $$
declare
  told text;
begin
  select pg_get_constraintdef(oid) into told from pg_constraint where conname = 'activities_action_check';
  alter table activities drop constraint activities_action_check;
  execute 'alter table activities add constraint activities_action_check '
    || replace(told, '''contestWon''::text', '''contestWon''::text, ''payoutReversed''::text');
end $$;
