// A lender's figures in one round trip: sums of the days that the writes keep, and its own few products and loans.

import { sql } from 'kysely';
import { waitsForBorrower, waitsForLender } from '#features/applications/rules-in-sql/counter-offer.ts';
import { staffAuditRefusals } from '#features/audit/texts/staff-refusals.ts';
import { type KeptAgeing, portfolioFiguresOf } from '#features/loans/rules/portfolio/portfolio-figures.ts';
import { keptFigures } from '#features/loans/server/portfolio/figures.ts';
import { ofCaller } from '#features/loans/server/portfolio/owner.ts';
import { isPublicLoan } from '#features/partners/rules-in-sql/is-public-loan.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { LenderDay, LenderFigures, lenderReportEndpoints } from '../../contract/lender.ts';
import { addUpLenderDays, lenderDays } from '../../rules/lender-days.ts';
import { type Range, readRange, timeBefore } from '../../rules/report-range.ts';

type Kept = Columns<
  'partner_figures',
  'applied' | 'applicants' | 'approved' | 'rejected' | 'approved_cents' | 'seconds_to_decide'
> & {
  products: number;
  loans: number;
  loans_shown: number;
  waiting: number;
  for_borrower: number;
  oldest: Date | null;
  days: LenderDay[];
  portfolio: KeptAgeing[];
};

const HOUR_S = 3_600;

export async function showLenderFigures(
  work: Work<Actor>,
  { query }: Received<typeof lenderReportEndpoints, 'GET /api/partner-report'>,
): Promise<LenderFigures> {
  const range = readRange(query, dayOf(work.now)) ?? refuse(staffAuditRefusals['report.range']);
  const earlier = timeBefore(range);
  const kept = await read(work, { from: earlier.from, to: range.to });
  const decided = kept.approved + kept.rejected;
  return {
    lists: { products: kept.products, loans: kept.loans, applications: kept.applied },
    waiting: kept.waiting - kept.for_borrower,
    waitingForBorrower: kept.for_borrower,
    approved: kept.approved,
    rejected: kept.rejected,
    oldest: kept.oldest?.toISOString() ?? null,
    people: kept.applicants,
    amountApproved: centsToDollars(kept.approved_cents),
    hoursToDecide: decided === 0 ? null : Math.round((10 * kept.seconds_to_decide) / decided / HOUR_S) / 10,
    loansShown: kept.loans_shown,
    portfolio: portfolioOnWire(kept.portfolio),
    ...range,
    days: lenderDays(kept.days, range),
    before: addUpLenderDays(lenderDays(kept.days, earlier)),
  };
}

function portfolioOnWire(kept: readonly KeptAgeing[]): LenderFigures['portfolio'] {
  const { running, inArrears, repaid, writtenOff, par30 } = portfolioFiguresOf(kept);
  return {
    running: running.loans,
    late: inArrears.loans,
    repaid,
    all: running.loans + repaid + writtenOff.loans,
    outstanding: centsToDollars(running.owedCents),
    par30,
  };
}

/** Reads the figures of the caller's company; zeros while there is none. */
async function read(work: Work<Actor>, { from, to }: Range): Promise<Kept> {
  const { db, actor, now } = work;
  const sum = (column: string) => sql`coalesce(sum(f.${sql.ref(column)}), 0)::bigint as ${sql.ref(column)}`;
  const columns = ['applied', 'applicants', 'approved', 'rejected', 'approved_cents', 'seconds_to_decide'];
  const { rows } = await sql<Kept>`
    with own as (select id, status, licence_state from partners where account_id = ${actor.id})
    select
      (select count(*)::int from products p join own on own.id = p.partner_id) as products,
      (select count(*)::int from partner_loans l join own on own.id = l.partner_id) as loans,
      (select count(*)::int from partner_loans l join own on own.id = l.partner_id join products p on p.id = l.product_id
        where ${isPublicLoan({ loan: 'l', product: 'p', partner: 'own' })}) as loans_shown,
      (select coalesce(sum(t.applications), 0)::int from lender_application_totals t join own on own.id = t.partner_id
        where t.status = 'Waiting') as waiting,
      (select count(*)::int from applications a join own on own.id = a.partner_id
        where ${waitsForBorrower({ application: 'a', now })}) as for_borrower,
      (select min(a.created_at) from applications a join own on own.id = a.partner_id
        where ${waitsForLender({ application: 'a', now })}) as oldest,
      coalesce(json_agg(json_build_object('day', f.day::text, 'applied', f.applied, 'approved', f.approved, 'rejected', f.rejected))
        filter (where f.day between ${from}::date and ${to}::date), '[]') as days,
      ${keptFigures(ofCaller(work))} as portfolio,
      ${sql.join(columns.map(sum))}
    from partner_figures f where f.partner_id = (select id from own)`.execute(db);
  return rows[0] as Kept;
}
