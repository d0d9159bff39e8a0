-- Loans that run: what was lent, when it falls due, the double-entry books, and where each loan stands.

create sequence loan_numbers start 10000001 maxvalue 99999999;

-- The balances come from the transfers alone: a trigger keeps them, and nothing else writes them. Where a loan stands
-- (state, days late, what is due) holds for the day in aged_on.
create table loans (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{9}$'),
  application_id uuid not null unique references applications (id),
  account_id uuid not null references accounts (id),
  partner_id uuid references partners (id),
  amount_cents bigint not null check (amount_cents > 0),
  rate_monthly_bps integer not null check (rate_monthly_bps between 0 and 10000),
  term_months integer not null check (term_months between 1 and 600),
  repayment_option text not null check (repayment_option in ('Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually')),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents < amount_cents),
  interest_cents bigint not null check (interest_cents >= 0),
  disbursed_on date not null,
  disbursement_reference text not null check (length(disbursement_reference) between 1 and 80),
  disbursed_by uuid not null references accounts (id),
  state text not null default 'Active' check (state in ('Active', 'InArrears', 'Repaid', 'Defaulted', 'WrittenOff')),
  days_late integer not null default 0 check (days_late >= 0),
  worst_days_late integer not null default 0 check (worst_days_late >= 0),
  overdue_cents bigint not null default 0 check (overdue_cents >= 0),
  oldest_due_on date,
  next_amount_cents bigint not null default 0 check (next_amount_cents >= 0),
  aged_on date not null,
  defaulted_on date,
  written_off_on date,
  closed_at timestamptz,
  fee_due_cents bigint not null default 0 check (fee_due_cents >= 0),
  interest_due_cents bigint not null default 0 check (interest_due_cents >= 0),
  principal_due_cents bigint not null default 0 check (principal_due_cents >= 0),
  credit_cents bigint not null default 0 check (credit_cents >= 0),
  written_off_cents bigint not null default 0 check (written_off_cents >= 0),
  created_at timestamptz not null,
  owed_cents bigint not null generated always as (fee_due_cents + interest_due_cents + principal_due_cents + written_off_cents) stored,
  ageing text not null generated always as (case
    when state in ('Repaid', 'WrittenOff') then state
    when days_late = 0 then 'Current'
    when days_late <= 30 then '1-30'
    when days_late <= 60 then '31-60'
    when days_late <= 90 then '61-90'
    else '90+' end) stored,
  -- The lender, or us: the nil id. A column of its own, because no index has 'no lender' in an order.
  owner_id uuid not null generated always as (coalesce(partner_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  check ((state = 'Repaid') = (closed_at is not null)),
  check ((state in ('InArrears', 'Defaulted')) = (days_late > 0)),
  check (state <> 'WrittenOff' or written_off_on is not null)
);

create unique index loans_disbursement_reference on loans (upper(disbursement_reference));

create index loans_by_account on loans (account_id, created_at desc, id desc);

create index loans_newest on loans (created_at desc, id desc);

create index loans_by_state on loans (state, created_at desc, id desc);

create index loans_by_ageing on loans (ageing, days_late desc, id desc);

-- What the daily job looks at, and the list of those to be called: the most overdue first.
create index loans_in_arrears on loans (days_late desc, id desc) where state in ('InArrears', 'Defaulted');

create index loans_falling_due on loans (oldest_due_on, id) where state in ('Active', 'InArrears', 'Defaulted');

create table loan_instalments (
  loan_id uuid not null references loans (id),
  number integer not null check (number > 0),
  due_on date not null,
  original_due_on date not null,
  interest_cents bigint not null check (interest_cents >= 0),
  principal_cents bigint not null check (principal_cents >= 0),
  primary key (loan_id, number),
  check (due_on >= original_due_on),
  check (interest_cents + principal_cents > 0)
);

-- Amounts are fixed on the day the money is handed over; only the date can move.
create function only_move_instalment() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'due_on') <> (to_jsonb(old) - 'due_on') then
    raise exception 'only the date of an instalment can move' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loan_instalments_only_moved before update on loan_instalments for each row execute function only_move_instalment();

create trigger loan_instalments_never_removed before delete on loan_instalments for each row execute function refuse_change();

-- One row for each fact of business, numbered within its loan. A wrong one is reversed by another row.
create table loan_entries (
  id uuid primary key,
  loan_id uuid not null references loans (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('Disbursement', 'Repayment', 'Refund', 'Waiver', 'Rebate', 'WriteOff', 'Reversal')),
  amount_cents bigint not null check (amount_cents > 0),
  effective_on date not null,
  reference text check (length(reference) between 1 and 80 and reference = upper(btrim(reference))),
  reverses uuid unique,
  note text check (length(note) between 1 and 2000),
  recorded_by uuid not null references accounts (id),
  created_at timestamptz not null,
  unique (loan_id, number),
  unique (id, loan_id),
  foreign key (reverses, loan_id) references loan_entries (id, loan_id),
  check ((kind = 'Reversal') = (reverses is not null)),
  check ((kind in ('Disbursement', 'Repayment', 'Refund')) = (reference is not null))
);

-- A payment is recorded once, however often and by whomever it is told.
create unique index loan_entries_reference on loan_entries (kind, reference) where reference is not null;

create index loan_entries_newest on loan_entries (created_at desc, id desc);

create trigger loan_entries_append_only before update or delete on loan_entries for each row execute function refuse_change();

create trigger loan_entries_never_emptied before truncate on loan_entries for each statement execute function refuse_change();

-- Two sides to every movement: the books balance whatever is written here.
create table loan_transfers (
  entry_id uuid not null,
  loan_id uuid not null,
  debit text not null check (debit in ('Cash', 'Principal', 'Interest', 'Fee', 'Credit', 'WriteOff', 'InterestIncome', 'FeeIncome', 'Waived')),
  credit text not null check (credit in ('Cash', 'Principal', 'Interest', 'Fee', 'Credit', 'WriteOff', 'InterestIncome', 'FeeIncome', 'Waived')),
  amount_cents bigint not null check (amount_cents > 0),
  primary key (entry_id, debit, credit),
  foreign key (entry_id, loan_id) references loan_entries (id, loan_id),
  check (debit <> credit)
);

create index loan_transfers_by_loan on loan_transfers (loan_id);

create trigger loan_transfers_append_only before update or delete on loan_transfers for each row execute function refuse_change();

create trigger loan_transfers_never_emptied before truncate on loan_transfers for each statement execute function refuse_change();

create function keep_loan_balances() returns trigger language plpgsql as $$
begin
  update loans l set
    fee_due_cents = l.fee_due_cents + m.fee,
    interest_due_cents = l.interest_due_cents + m.interest,
    principal_due_cents = l.principal_due_cents + m.principal,
    credit_cents = l.credit_cents - m.credit,
    written_off_cents = l.written_off_cents + m.written_off
  from (
    select s.loan_id,
      coalesce(sum(s.amount) filter (where s.account = 'Fee'), 0)::bigint as fee,
      coalesce(sum(s.amount) filter (where s.account = 'Interest'), 0)::bigint as interest,
      coalesce(sum(s.amount) filter (where s.account = 'Principal'), 0)::bigint as principal,
      coalesce(sum(s.amount) filter (where s.account = 'Credit'), 0)::bigint as credit,
      coalesce(sum(s.amount) filter (where s.account = 'WriteOff'), 0)::bigint as written_off
    from (
      select loan_id, debit as account, amount_cents as amount from moved
      union all select loan_id, credit, -amount_cents from moved
    ) s group by s.loan_id
  ) m where l.id = m.loan_id;
  return null;
end $$;

create trigger loan_transfers_keep_balances after insert on loan_transfers referencing new table as moved
  for each statement execute function keep_loan_balances();

-- A portfolio at a glance, by owner, state and ageing: kept by the writes, so that no screen counts loans.
create table portfolio_totals (
  owner_id uuid not null,
  state text not null,
  ageing text not null,
  loans integer not null,
  principal_cents bigint not null,
  owed_cents bigint not null,
  primary key (owner_id, state, ageing)
);

create function keep_portfolio_totals() returns trigger language plpgsql as $$
begin
  insert into portfolio_totals as t (owner_id, state, ageing, loans, principal_cents, owed_cents)
  select owner_id, state, ageing, sum(loans), sum(principal), sum(owed) from (
    select owner_id, state, ageing, 1 as loans, principal_due_cents as principal, owed_cents as owed from after
    union all select owner_id, state, ageing, -1, -principal_due_cents, -owed_cents from before
  ) s group by 1, 2, 3 having sum(loans) <> 0 or sum(principal) <> 0 or sum(owed) <> 0 order by 1, 2, 3
  on conflict (owner_id, state, ageing) do update set loans = t.loans + excluded.loans,
    principal_cents = t.principal_cents + excluded.principal_cents, owed_cents = t.owed_cents + excluded.owed_cents;
  return null;
end $$;

create function start_portfolio_totals() returns trigger language plpgsql as $$
begin
  insert into portfolio_totals as t (owner_id, state, ageing, loans, principal_cents, owed_cents)
  select owner_id, state, ageing, count(*), sum(principal_due_cents), sum(owed_cents)
  from after group by 1, 2, 3 order by 1, 2, 3
  on conflict (owner_id, state, ageing) do update set loans = t.loans + excluded.loans,
    principal_cents = t.principal_cents + excluded.principal_cents, owed_cents = t.owed_cents + excluded.owed_cents;
  return null;
end $$;

create trigger loans_start_totals after insert on loans referencing new table as after
  for each statement execute function start_portfolio_totals();

create trigger loans_keep_totals after update on loans referencing old table as before new table as after
  for each statement execute function keep_portfolio_totals();

-- A loan is that of an approved application, at the terms that were approved, and ends it when it is repaid.
create function refuse_loan_without_approval() returns trigger language plpgsql as $$
begin
  if not exists (select from applications a where a.id = new.application_id and a.status = 'Approved' and a.closed_at is null
      and a.account_id = new.account_id and a.partner_id is not distinct from new.partner_id and a.amount_cents = new.amount_cents
      and a.rate_monthly_bps = new.rate_monthly_bps and a.term_months = new.term_months) then
    raise exception 'a loan follows an approved application' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loans_after_approval before insert on loans for each row execute function refuse_loan_without_approval();

create function keep_loan_terms() returns trigger language plpgsql as $$
begin
  if (new.number, new.application_id, new.account_id, new.partner_id, new.amount_cents, new.rate_monthly_bps, new.term_months,
      new.repayment_option, new.fee_cents, new.interest_cents, new.disbursed_on, new.disbursement_reference, new.disbursed_by, new.created_at)
    is distinct from (old.number, old.application_id, old.account_id, old.partner_id, old.amount_cents, old.rate_monthly_bps, old.term_months,
      old.repayment_option, old.fee_cents, old.interest_cents, old.disbursed_on, old.disbursement_reference, old.disbursed_by, old.created_at) then
    raise exception 'the terms of a running loan never change' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger loans_keep_terms before update on loans for each row execute function keep_loan_terms();

create trigger loans_never_removed before delete on loans for each row execute function refuse_change();

create function close_application_of_loan() returns trigger language plpgsql as $$
begin
  update applications set closed_at = new.closed_at where id = new.application_id and closed_at is null;
  return null;
end $$;

create trigger loans_close_application after update on loans for each row
  when (old.state <> 'Repaid' and new.state = 'Repaid') execute function close_application_of_loan();
