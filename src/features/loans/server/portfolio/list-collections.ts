// Who is to be called: loans in arrears, the most overdue first, each with the last payment, the last contact and the last promise.

import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { LateLoan, LenderWithLoans, portfolioEndpoints } from '../../contract/portfolio.ts';
import type { LoanSummary } from '../../contract.ts';
import type { KeptAgeing } from '../../rules/portfolio/portfolio-figures.ts';
import { isLate } from '../../rules-in-sql/standing.ts';
import { CONTACT, contactOnWire, type KeptContact } from './contacts.ts';
import { figuresOnWire, keptFigures, LENDERS_WITH_LOANS } from './figures.ts';
import { type OfOwner, ofOwner } from './owner.ts';

type Query = { page: number; ageing?: LoanSummary['ageing'] | undefined; owner?: string | undefined };

type Late = Columns<
  'loans',
  'id' | 'number' | 'partner_id' | 'state' | 'overdue_cents' | 'owed_cents' | 'days_late'
> &
  Columns<'accounts', 'email' | 'phone'> & {
    ageing: LoanSummary['ageing'] & Column<'loans', 'ageing'>;
    partner_name: string | null;
    borrower_id: string;
    full_name: string;
    last_paid_on: Day | null;
    last_contact: KeptContact | null;
    last_promise: KeptContact | null;
  };

type Row = { total: number; kept: KeptAgeing[]; lenders: LenderWithLoans[] } & (Late | { id: null });

/** Lists loans in arrears in one round trip; the total comes from the kept counts, the page from an index. */
export async function listCollections(
  work: Work,
  { query }: Received<typeof portfolioEndpoints, 'GET /api/loans/collections'>,
) {
  const isOwned = ofOwner(query.owner);
  const { rows } = await sql<Row>`
    select t.*, l.id, l.number, l.partner_id, p.name as partner_name, l.state, l.ageing, l.overdue_cents, l.owed_cents, l.days_late,
      a.id as borrower_id, a.first_name || ' ' || a.last_name as full_name, a.email, a.phone,
      (select max(e.effective_on) from loan_entries e where e.loan_id = l.id and e.kind = 'Repayment'
        and not exists (select from loan_entries r where r.reverses = e.id)) as last_paid_on,
      (select ${CONTACT} from loan_contacts c where c.loan_id = l.id order by c.created_at desc, c.id desc limit 1) as last_contact,
      (select ${CONTACT} from loan_contacts c where c.loan_id = l.id and c.promised_on is not null
        order by c.created_at desc, c.id desc limit 1) as last_promise
    from (select (select coalesce(sum(loans), 0)::int from portfolio_totals l where ${late('l', query, isOwned)}) as total,
      ${keptFigures(isOwned)} as kept, ${LENDERS_WITH_LOANS} as lenders) t
    left join (select l.* from loans l where ${late('l', query, isOwned)}
      order by l.days_late desc, l.id desc ${pageClause(query.page)}) l on true
    left join partners p on p.id = l.partner_id
    left join accounts a on a.id = l.account_id
    order by l.days_late desc, l.id desc`.execute(work.db);
  const { total = 0, kept = [], lenders = [] } = rows[0] ?? {};
  const loans = rows.flatMap((row) => (row.id === null ? [] : [onWire(row, work.now)]));
  return { ...pageAnswer(loans, total, query.page), figures: figuresOnWire(kept), lenders };
}

/** The conditions of the filter, for loans and for their totals, whose columns bear the same names. */
const late = (table: string, { ageing }: Query, isOwned: OfOwner) => sql`
  ${isLate(table)} and ${isOwned(table)}
  and ${ageing ? sql`${sql.ref(`${table}.ageing`)} = ${sql.lit(ageing)}` : sql`true`}`;

const onWire = (row: Late, now: Date): LateLoan => ({
  _id: row.id,
  number: row.number,
  partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name ?? '' },
  borrower: { _id: row.borrower_id, fullName: row.full_name, email: row.email, phone: row.phone },
  state: row.state,
  ageing: row.ageing,
  overdue: centsToDollars(row.overdue_cents),
  owed: centsToDollars(row.owed_cents),
  daysLate: row.days_late,
  lastPaidOn: row.last_paid_on,
  lastContact: row.last_contact && contactOnWire(row.last_contact, now),
  lastPromise: row.last_promise && contactOnWire(row.last_promise, now).promise,
});
