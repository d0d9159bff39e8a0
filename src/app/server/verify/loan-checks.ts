// What must be true at every moment of running loans and of what staff do to them, as statements that select what belies it.
import type { Check } from './checks.ts';
import { IS_REPAID, PAYOUT_STANDS } from './loan-states.ts';

/** In SQL, the accounts by which a due sum is settled, or from which it comes, without money. */
const NO_MONEY = `array['InterestIncome', 'FeeIncome', 'Waived', 'WriteOff']`;

const BALANCES = `
  select loan_id,
    coalesce(sum(amount) filter (where account = 'Fee'), 0) as fee,
    coalesce(sum(amount) filter (where account = 'Interest'), 0) as interest,
    coalesce(sum(amount) filter (where account = 'Principal'), 0) as principal,
    -coalesce(sum(amount) filter (where account = 'Credit'), 0) as credit,
    coalesce(sum(amount) filter (where account = 'WriteOff'), 0) as written_off
  from (select loan_id, debit as account, amount_cents as amount from loan_transfers
    union all select loan_id, credit, -amount_cents from loan_transfers) s group by loan_id`;

/** In SQL, each sum by the sides of its transfers; a reversal counts as the entry that it takes back. */
const MONEY = `
  select e.effective_on as day, l.owner_id,
    sum(case when coalesce(o.kind, e.kind) <> 'Disbursement' then 0 when t.debit = 'Principal' then t.amount_cents when t.credit = 'Principal' then -t.amount_cents else 0 end) as lent,
    sum(case when t.credit = 'Interest' and t.debit <> all(${NO_MONEY}) then t.amount_cents when t.debit = 'Interest' and t.credit <> all(${NO_MONEY}) then -t.amount_cents else 0 end) as interest,
    sum(case when t.credit = 'Fee' and t.debit <> all(${NO_MONEY}) then t.amount_cents when t.debit = 'Fee' and t.credit <> all(${NO_MONEY}) then -t.amount_cents else 0 end) as fee,
    sum(case when coalesce(o.kind, e.kind) <> 'WriteOff' then 0 when t.debit = 'WriteOff' then t.amount_cents when t.credit = 'WriteOff' then -t.amount_cents else 0 end) as written_off
  from loan_transfers t join loan_entries e on e.id = t.entry_id left join loan_entries o on o.id = e.reverses
  join loans l on l.id = t.loan_id group by e.effective_on, l.owner_id`;

export const LOAN_CHECKS: readonly Check[] = [
  {
    name: 'every balance of a loan is the sum of its transfers',
    looksAt: `select count(*) from loans`,
    faults: `select l.id, 'loan ' || l.number || ' keeps ' || (l.fee_due_cents, l.interest_due_cents, l.principal_due_cents, l.credit_cents, l.written_off_cents)::text
        || ', the ledger has ' || (b.fee, b.interest, b.principal, b.credit, b.written_off)::text as fault
      from loans l left join (${BALANCES}) b on b.loan_id = l.id
      where (l.fee_due_cents, l.interest_due_cents, l.principal_due_cents, l.credit_cents, l.written_off_cents)
        is distinct from (b.fee, b.interest, b.principal, b.credit, b.written_off)`,
  },
  {
    name: 'every reversal takes back all of one entry of its own loan',
    looksAt: `select count(*) from loan_entries where kind = 'Reversal'`,
    faults: `select e.id, 'a reversal of ' || e.amount_cents || ' for an entry of ' || o.amount_cents as fault
      from loan_entries e join loan_entries o on o.id = e.reverses where o.amount_cents <> e.amount_cents or o.loan_id <> e.loan_id`,
  },
  {
    name: 'every schedule adds up to the amount lent and its interest',
    looksAt: `select count(*) from loan_instalments`,
    faults: `select l.id, 'loan ' || l.number || ' lent ' || l.amount_cents || ' + ' || l.interest_cents || ', scheduled ' || coalesce(sum(i.principal_cents), 0) || ' + ' || coalesce(sum(i.interest_cents), 0) as fault
      from loans l left join loan_instalments i on i.loan_id = l.id group by l.id
      having coalesce(sum(i.principal_cents), 0) <> l.amount_cents or coalesce(sum(i.interest_cents), 0) <> l.interest_cents`,
  },
  {
    name: 'the totals of the portfolio count its loans',
    looksAt: `select count(*) from portfolio_totals`,
    faults: `select coalesce(t.owner_id, l.owner_id) as id, coalesce(t.state, l.state) || ' ' || coalesce(t.ageing, l.ageing) || ': keeps ' || (t.loans, t.principal_cents, t.owed_cents)::text
        || ', counted ' || (l.loans, l.principal, l.owed)::text as fault
      from (select * from portfolio_totals where (loans, principal_cents, owed_cents) <> (0, 0, 0)) t
      full join (select owner_id, state, ageing, count(*) as loans, sum(principal_due_cents) as principal, sum(owed_cents) as owed
        from loans group by 1, 2, 3) l on l.owner_id = t.owner_id and l.state = t.state and l.ageing = t.ageing
      where (t.loans, t.principal_cents, t.owed_cents) is distinct from (l.loans, l.principal, l.owed)`,
  },
  {
    name: 'every loan follows an approved application, and a repaid one has closed it',
    looksAt: `select count(*) from loans`,
    faults: `select l.id, 'loan ' || l.number || ' is ' || l.state || ', its application ' || a.status as fault
      from loans l join applications a on a.id = l.application_id
      where a.status <> 'Approved' or (l.${IS_REPAID} and a.closed_at is null)`,
  },
  {
    name: 'all that is given up or taken back of a loan was asked for by one person and decided by another',
    looksAt: `select count(*) from loan_adjustments`,
    faults: `select a.id, a.kind || ' decided by whoever asked' as fault from loan_adjustments a where a.decided_by = a.asked_by
      union all select a.id, a.kind || ' of ' || coalesce(a.amount_cents::text, 'all') || ' booked as ' || e.kind || ' of ' || e.amount_cents
        from loan_adjustments a join loan_entries e on e.id = a.entry_id
        where e.kind <> (case when a.kind in ('PayoutReversal', 'EntryReversal') then 'Reversal' else a.kind end) or e.loan_id <> a.loan_id or e.amount_cents > a.amount_cents
      union all select a.id, a.kind || ' is ' || a.status || ', its entry ' || coalesce(a.entry_id::text, 'missing')
        from loan_adjustments a where (a.status = 'Done') <> (a.entry_id is not null)`,
  },
  {
    name: 'every row that was recorded from a file is in the books as the file says',
    looksAt: `select count(*) from repayment_import_rows where verdict = 'Recorded'`,
    faults: `select r.import_id || ', row ' || r.line as id, 'says ' || r.reference || ' of ' || r.amount_cents || ', the books '
        || coalesce(e.reference || ' of ' || e.amount_cents, 'nothing') as fault
      from repayment_import_rows r left join loan_entries e on e.id = r.entry_id
      where r.verdict = 'Recorded' and (e.kind, e.loan_id, e.reference, e.amount_cents, e.effective_on)
        is distinct from ('Repayment', r.loan_id, r.reference, r.amount_cents, r.received_on)`,
  },
  {
    name: 'the counts of files of repayments are true',
    looksAt: `select count(*) from repayment_imports where state <> 'Discarded'`,
    faults: `select coalesce(t.import_id, r.import_id) as id, coalesce(t.verdict, r.verdict) || ': keeps ' || coalesce(t.rows, 0) || ', counted ' || coalesce(r.rows, 0) as fault
      from (select t.* from repayment_import_totals t join repayment_imports i on i.id = t.import_id where i.state <> 'Discarded' and t.rows <> 0) t
      full join (select import_id, verdict, count(*) as rows, coalesce(sum(amount_cents), 0) as amount_cents from repayment_import_rows group by 1, 2) r
        on r.import_id = t.import_id and r.verdict = t.verdict
      where (t.rows, t.amount_cents) is distinct from (r.rows, r.amount_cents)`,
  },
  {
    name: 'every date that was moved was granted, or moved off a holiday',
    looksAt: `select count(*) from loan_instalments where due_on <> original_due_on`,
    faults: `select i.loan_id as id, 'instalment ' || i.number || ' of ' || coalesce('the granted ' || r.wanted_due_on, i.original_due_on::text)
        || ', postponed by ' || i.postponed_days || ' days, is due on ' || i.due_on as fault
      from loan_instalments i left join due_date_requests r on r.loan_id = i.loan_id and r.number = i.number and r.status = 'Granted'
      where i.due_on <> coalesce(r.wanted_due_on, i.original_due_on) + i.postponed_days`,
  },
  {
    name: 'the instalments of a loan fall due in their order',
    looksAt: `select count(*) from loan_instalments`,
    faults: `select i.loan_id as id, 'instalment ' || i.number || ' is due on ' || i.due_on || ', the one before it on ' || p.due_on as fault
      from loan_instalments i join loan_instalments p on p.loan_id = i.loan_id and p.number = i.number - 1 where p.due_on > i.due_on`,
  },
  {
    name: 'nothing that is unpaid falls due on a holiday that an admin has added',
    looksAt: `select count(*) from added_holidays where day >= jamaica_day(now())`,
    // What was added in the last day may be on its way.
    faults: `select i.loan_id as id, 'instalment ' || i.number || ' is due on ' || h.day || ', ' || h.name as fault
      from added_holidays h join loan_instalments i on i.due_on = h.day join loans l on l.id = i.loan_id
      where h.day >= jamaica_day(now()) and h.created_at < now() - interval '1 day' and l.created_at < now() - interval '1 day' and l.oldest_due_on is not null
        and l.owed_cents > (select coalesce(sum(o.interest_cents + o.principal_cents), 0) from loan_instalments o
          where o.loan_id = i.loan_id and o.number > i.number)`,
  },
  {
    name: 'the counts of requests for new dates are true',
    looksAt: `select count(*) from due_date_requests`,
    faults: `select t.status as id, 'keeps ' || t.requests || ', counted ' || coalesce(r.requests, 0) as fault from due_date_request_totals t
      left join (select status, count(*) as requests from due_date_requests group by status) r on r.status = t.status
      where t.requests <> coalesce(r.requests, 0)`,
  },
  {
    name: 'every agreement was paid on the day its loan began',
    looksAt: `select count(*) from agreements where paid_on is not null`,
    faults: `select a.id, 'says ' || coalesce(a.paid_on::text, 'never') || ', its loan ' || coalesce(l.disbursed_on::text, 'does not run') as fault
      from agreements a left join loans l on l.application_id = a.application_id and l.${PAYOUT_STANDS} where a.paid_on is distinct from l.disbursed_on`,
  },
  {
    name: 'the money of each day is that of its transfers',
    looksAt: `select count(*) from loan_money_days`,
    faults: `select coalesce(k.day, t.day) || ' of ' || coalesce(k.owner_id, t.owner_id) as id,
        'keeps ' || coalesce((k.lent_cents, k.interest_cents, k.fee_cents, k.written_off_cents)::text, 'nothing')
        || ', the ledger has ' || coalesce((t.lent, t.interest, t.fee, t.written_off)::text, 'nothing') as fault
      from loan_money_days k full join (${MONEY}) t on t.day = k.day and t.owner_id = k.owner_id
      where (coalesce(k.lent_cents, 0), coalesce(k.interest_cents, 0), coalesce(k.fee_cents, 0), coalesce(k.written_off_cents, 0))
        is distinct from (coalesce(t.lent, 0), coalesce(t.interest, 0), coalesce(t.fee, 0), coalesce(t.written_off, 0))`,
  },
  {
    name: 'the figures of each day count the loans of that day',
    looksAt: `select count(*) from daily_figures where figure in ('loansDisbursed', 'loansRepaid', 'loansDefaulted')`,
    faults: `select coalesce(f.figure, l.figure) || ' on ' || coalesce(f.day, l.day) as id, 'keeps ' || coalesce(f.count, 0) || ', counted ' || coalesce(l.count, 0) as fault
      from (select figure, day, sum(count) as count from daily_figures where figure in ('loansDisbursed', 'loansRepaid', 'loansDefaulted')
        group by 1, 2 having sum(count) <> 0) f
      full join (select figure, day, count(*) as count from (select 'loansDisbursed' as figure, disbursed_on as day from loans where ${PAYOUT_STANDS}
          union all select 'loansRepaid', jamaica_day(closed_at) from loans where closed_at is not null
          union all select 'loansDefaulted', defaulted_on from loans where defaulted_on is not null) h group by 1, 2) l
        on l.figure = f.figure and l.day = f.day
      where f.count is distinct from l.count`,
  },
];
