-- What a lender lives on, by the day on which the money counts: lent, interest and fees received, and given up. Kept by the transfers
-- themselves, so that a year is read from a row a day and owner; an entry that is taken back takes its part of the sums with it.

create table loan_money_days (
  day date not null,
  owner_id uuid not null,
  lent_cents bigint not null,
  interest_cents bigint not null,
  fee_cents bigint not null,
  written_off_cents bigint not null,
  primary key (day, owner_id)
);

create function keep_loan_money() returns trigger language plpgsql as $$
begin
  insert into loan_money_days as k (day, owner_id, lent_cents, interest_cents, fee_cents, written_off_cents)
  select s.day, s.owner_id, sum(s.lent), sum(s.interest), sum(s.fee), sum(s.written_off) from (
    select e.effective_on as day, l.owner_id,
      case when coalesce(o.kind, e.kind) = 'Disbursement' and t.account = 'Principal' then t.amount else 0 end as lent,
      case when t.account = 'Interest' and t.beside in ('Cash', 'Credit', 'Principal', 'Fee') then -t.amount else 0 end as interest,
      case when t.account = 'Fee' and t.beside in ('Cash', 'Credit', 'Principal', 'Interest') then -t.amount else 0 end as fee,
      case when coalesce(o.kind, e.kind) = 'WriteOff' and t.account = 'WriteOff' then t.amount else 0 end as written_off
    from (
      select entry_id, loan_id, debit as account, credit as beside, amount_cents as amount from moved
      union all select entry_id, loan_id, credit, debit, -amount_cents from moved
    ) t
    join loan_entries e on e.id = t.entry_id
    left join loan_entries o on o.id = e.reverses
    join loans l on l.id = t.loan_id
  ) s group by s.day, s.owner_id
  having sum(s.lent) <> 0 or sum(s.interest) <> 0 or sum(s.fee) <> 0 or sum(s.written_off) <> 0
  order by s.day, s.owner_id
  on conflict (day, owner_id) do update set lent_cents = k.lent_cents + excluded.lent_cents,
    interest_cents = k.interest_cents + excluded.interest_cents, fee_cents = k.fee_cents + excluded.fee_cents,
    written_off_cents = k.written_off_cents + excluded.written_off_cents;
  return null;
end $$;

create trigger loan_transfers_keep_money after insert on loan_transfers referencing new table as moved
  for each statement execute function keep_loan_money();

insert into loan_money_days (day, owner_id, lent_cents, interest_cents, fee_cents, written_off_cents)
select s.day, s.owner_id, sum(s.lent), sum(s.interest), sum(s.fee), sum(s.written_off) from (
  select e.effective_on as day, l.owner_id,
    case when coalesce(o.kind, e.kind) = 'Disbursement' and t.account = 'Principal' then t.amount else 0 end as lent,
    case when t.account = 'Interest' and t.beside in ('Cash', 'Credit', 'Principal', 'Fee') then -t.amount else 0 end as interest,
    case when t.account = 'Fee' and t.beside in ('Cash', 'Credit', 'Principal', 'Interest') then -t.amount else 0 end as fee,
    case when coalesce(o.kind, e.kind) = 'WriteOff' and t.account = 'WriteOff' then t.amount else 0 end as written_off
  from (
    select entry_id, loan_id, debit as account, credit as beside, amount_cents as amount from loan_transfers
    union all select entry_id, loan_id, credit, debit, -amount_cents from loan_transfers
  ) t
  join loan_entries e on e.id = t.entry_id
  left join loan_entries o on o.id = e.reverses
  join loans l on l.id = t.loan_id
) s group by s.day, s.owner_id
having sum(s.lent) <> 0 or sum(s.interest) <> 0 or sum(s.fee) <> 0 or sum(s.written_off) <> 0;
