// What must be true of the records at every moment, as statements that select what belies it.
import { PAYOUT_STANDS } from './loan-states.ts';

export type Check = {
  name: string;
  /** In SQL, how many records the check looks at, as `count`. */
  looksAt: string;
  /** In SQL, the faults, as `id` and `fault`. */
  faults: string;
};

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
    name: 'every agreement that was given up or cancelled has closed its application, and no loan runs on it',
    looksAt: `select count(*) from agreements where declined_at is not null or cancelled_at is not null`,
    faults: `select g.id, 'agreement ' || g.number || case when a.closed_at is null then ': its application is open' else ': its loan is ' || l.state end as fault
      from agreements g join applications a on a.id = g.application_id
      left join loans l on l.application_id = a.id and l.${PAYOUT_STANDS}
      where (g.declined_at is not null or g.cancelled_at is not null) and (a.closed_at is null or l.id is not null)`,
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
