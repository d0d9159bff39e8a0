-- Money handed over: which signed agreements still wait for it, and the bell that tells of it.

-- The day on which it was; never before the agreement was signed.
alter table agreements add column paid_on date
  constraint agreements_paid_once_signed check (paid_on is null or (signed_at is not null and paid_on >= jamaica_day(signed_at)));

update agreements g set paid_on = l.disbursed_on from loans l where l.application_id = g.application_id;

-- Those whose money is due first on top; their number stays small, because each leaves with its money.
drop index agreements_signed;

create index agreements_to_pay on agreements (signed_at, id) where signed_at is not null and paid_on is null and erased_at is null;

-- Whoever opens a loan pays its agreement, so that the list above cannot forget one.
create function pay_agreement_of_loan() returns trigger language plpgsql as $$
begin
  update agreements set paid_on = new.disbursed_on where application_id = new.application_id;
  return null;
end $$;

create trigger loans_pay_agreement after insert on loans for each row execute function pay_agreement_of_loan();

-- Paid once.
create function keep_payout() returns trigger language plpgsql as $$
begin
  raise exception 'an agreement is paid once' using errcode = '23514';
end $$;

create trigger agreements_paid_once before update on agreements for each row
  when (old.paid_on is not null and new.paid_on is distinct from old.paid_on) execute function keep_payout();

-- One more kind of activity beside all those there are.
do $$
declare
  told text;
begin
  select pg_get_constraintdef(oid) into told from pg_constraint where conname = 'activities_action_check';
  alter table activities drop constraint activities_action_check;
  execute 'alter table activities add constraint activities_action_check '
    || replace(told, '''contestWon''::text', '''contestWon''::text, ''loanDisbursed''::text');
end $$;
