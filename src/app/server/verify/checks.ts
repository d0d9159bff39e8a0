// What must be true of the records at every moment, as statements that select what belies it.

export type Check = {
  name: string;
  /** How many records it looks at, as `count`. */
  looksAt: string;
  /** The faults, as `id` and `fault`. */
  faults: string;
};

const BALANCES = `
  select loan_id,
    coalesce(sum(amount) filter (where account = 'Fee'), 0) as fee,
    coalesce(sum(amount) filter (where account = 'Interest'), 0) as interest,
    coalesce(sum(amount) filter (where account = 'Principal'), 0) as principal,
    -coalesce(sum(amount) filter (where account = 'Credit'), 0) as credit,
    coalesce(sum(amount) filter (where account = 'WriteOff'), 0) as written_off
  from (select loan_id, debit as account, amount_cents as amount from loan_transfers
    union all select loan_id, credit, -amount_cents from loan_transfers) s group by loan_id`;

export const CHECKS: readonly Check[] = [
  {
    name: 'every balance of seeds is the sum of its movements',
    looksAt: `select count(*) from seed_accounts where kind = 'Person'`,
    faults: `select a.id, 'keeps ' || a.balance || ', moved ' || coalesce(m.seeds, 0) as fault from seed_accounts a
      left join (select account, sum(seeds) as seeds from (select to_account as account, seeds from seed_transfers
        union all select from_account, -seeds from seed_transfers) s group by account) m on m.account = a.id
      where a.kind = 'Person' and a.balance <> coalesce(m.seeds, 0)`,
  },
  {
    name: 'the trial balance of the loan books is zero',
    looksAt: `select count(*) from loan_transfers`,
    faults: `select 'all loans' as id, 'debits less credits: ' || sum(amount) as fault
      from (select amount_cents as amount from loan_transfers union all select -amount_cents from loan_transfers) s having sum(amount) <> 0`,
  },
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
    name: 'every entry in the books has its transfers, and its reversal moves the same back',
    looksAt: `select count(*) from loan_entries`,
    faults: `select e.id, e.kind || ' ' || e.amount_cents || ' without transfers' as fault from loan_entries e
        where not exists (select from loan_transfers t where t.entry_id = e.id)
      union all select e.id, 'a reversal of ' || e.amount_cents || ' for an entry of ' || o.amount_cents
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
      where a.status <> 'Approved' or (l.state = 'Repaid' and a.closed_at is null)`,
  },
  {
    name: 'every decision has the person who made it',
    looksAt: `select (select count(*) from applications where decided_at is not null) + (select count(*) from verifications where decided_at is not null) as count`,
    faults: `select id, 'an application without who decided' as fault from applications where decided_at is not null and decided_by is null
      union all select id, 'documents without who decided' from verifications where decided_at is not null and decided_by is null`,
  },
  {
    name: 'the counts of applications are true',
    looksAt: `select count(*) from applications`,
    faults: `select coalesce(t.status, a.status) as id, 'keeps ' || coalesce(t.applications, 0) || ', counted ' || coalesce(a.applications, 0) as fault
      from (select * from application_totals where applications <> 0) t
      full join (select status, count(*) as applications from applications group by status) a on a.status = t.status
      where t.applications is distinct from a.applications`,
  },
  {
    name: 'progress counts what was submitted',
    looksAt: `select count(*) from progress`,
    faults: `select a.id, 'progress counts wrongly' as fault from accounts a
      where coalesce((select sum(submitted) from progress where account_id = a.id), 0)
        <> (select count(*) from submissions where account_id = a.id and reopened_at is null)`,
  },
];
