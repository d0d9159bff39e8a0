// The figures of the staff's start in one round trip: what waits, what there is, what happened on each day; all kept by the writes.

import { sql } from 'kysely';
import { staffAuditRefusals } from '#features/audit/texts/staff-refusals.ts';
import {
  AT_RISK,
  type KeptAgeing,
  portfolioFiguresOf,
} from '#features/loans/rules/portfolio/portfolio-figures.ts';
import { keptFigures as keptPortfolio } from '#features/loans/server/portfolio/figures.ts';
import { ofOwner } from '#features/loans/server/portfolio/owner.ts';
import { isBlind, withheldFrom } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { type Cents, centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { DashboardStats, reportEndpoints } from '../contract.ts';
import { addUpDays, daySeries, type KeptFigure, type KeptPortfolio, totalOf } from '../rules/day-series.ts';
import { type Range, readRange, timeBefore } from '../rules/report-range.ts';

type Oldest = { waiting: number; oldest: string | null };

type Kept = {
  figures: KeptFigure[];
  documents: Oldest;
  documents_model_5: Oldest;
  waiting_applications: Oldest;
  waiting_redemptions: Oldest;
  unread_messages: number;
  approved: number;
  by_ageing: KeptAgeing[];
  portfolio: KeptPortfolio[];
  money: KeptMoney;
  money_before: KeptMoney;
};

type KeptMoney = { lent: Cents; interest: Cents; fees: Cents; writtenOff: Cents };

export async function showDashboard(
  work: Work<Actor>,
  { query }: Received<typeof reportEndpoints, 'GET /api/informations/dashboardStats'>,
): Promise<DashboardStats> {
  const range = readRange(query, dayOf(work.now)) ?? refuse(staffAuditRefusals['report.range']);
  const today = dayOf(work.now);
  const earlier = timeBefore(range);
  const kept = await keptFigures(work, range, earlier);
  const { running, inArrears, atRiskCents, par30, ageing } = portfolioFiguresOf(kept.by_ageing);
  const days = daySeries(kept.figures, withToday(kept, today), { from: earlier.from, to: range.to });
  const shown = days.length / 2;
  return {
    usersCount: totalOf(kept.figures, 'usersJoined') - totalOf(kept.figures, 'usersLeft'),
    submittedInfoCount: totalOf(kept.figures, 'informationSubmitted'),
    submittedVerificationCount: totalOf(kept.figures, 'documentsSubmitted'),
    verifiedCount: totalOf(kept.figures, 'informationVerified'),
    approvedLoansCount: kept.approved,
    queues: {
      documents: queueOf(kept.documents),
      documentsModel5: queueOf(kept.documents_model_5),
      applications: queueOf(kept.waiting_applications),
      redemptions: queueOf(kept.waiting_redemptions),
      messages: kept.unread_messages,
    },
    loans: {
      running: running.loans,
      inArrears: inArrears.loans,
      over90: ageing.find(({ step }) => step === '90+')?.loans ?? 0,
      atRisk: centsToDollars(atRiskCents),
      par30,
      outstanding: centsToDollars(running.owedCents),
    },
    ...range,
    days: days.slice(shown),
    before: addUpDays(days.slice(0, shown)),
    money: inDollars(kept.money),
    moneyBefore: inDollars(kept.money_before),
  };
}

const inDollars = ({ lent, interest, fees, writtenOff }: KeptMoney) => ({
  lent: centsToDollars(lent),
  interest: centsToDollars(interest),
  fees: centsToDollars(fees),
  writtenOff: centsToDollars(writtenOff),
});

/** The portfolio day by day with today, which is written down in the evening; until then it stands as it is now. */
const withToday = ({ portfolio, by_ageing }: Kept, today: Day): KeptPortfolio[] => {
  const { running, atRiskCents } = portfolioFiguresOf(by_ageing);
  return [
    ...portfolio.filter(({ day }) => day < today),
    { day: today, principalCents: running.principalCents, atRiskCents },
  ];
};

const queueOf = ({ waiting, oldest }: Oldest) => ({
  waiting,
  oldest: oldest === null ? null : new Date(oldest).toISOString(),
});

async function keptFigures({ db, actor }: Work<Actor>, range: Range, earlier: Range): Promise<Kept> {
  const { from } = earlier;
  const { to } = range;
  const { rows } = await sql<Kept>`
    select
      (select coalesce(json_agg(json_build_object('figure', figure, 'day', period, 'count', count)), '[]') from (
        select figure, case when day < ${from}::date then 'before' when day > ${to}::date then 'after' else day::text end as period,
          sum(count)::int as count
        from ${visibleDays(actor)} k group by 1, 2) d) as figures,
      ${documentsOf('FullUser')} as documents,
      ${documentsOf('PreQualUser')} as documents_model_5,
      json_build_object('waiting', (select coalesce(sum(applications), 0)::int from application_totals where status = 'Pending'),
        'oldest', (select min(created_at) from applications where status = 'Pending')) as waiting_applications,
      json_build_object('waiting', (select coalesce(sum(redemptions), 0)::int from redemption_totals where status = 'Pending'),
        'oldest', (select min(created_at) from redemptions where status = 'Pending')) as waiting_redemptions,
      (select coalesce(sum(unread_for_staff), 0)::int from message_threads where unread_for_staff > 0) as unread_messages,
      (select coalesce(sum(applications), 0)::int from application_totals where status = 'Approved') as approved,
      ${keptPortfolio(ofOwner(undefined))} as by_ageing,
      (select coalesce(json_agg(json_build_object('day', day::text, 'principalCents', principal, 'atRiskCents', at_risk) order by day), '[]') from (
        select day, sum(principal_cents)::bigint as principal,
          coalesce(sum(principal_cents) filter (where ageing = any(${AT_RISK})), 0)::bigint as at_risk
        from portfolio_days where day <= ${to}::date
          and day >= coalesce((select max(day) from portfolio_days where day < ${from}::date), ${from}::date)
        group by day) d) as portfolio,
      ${moneyOf(range)} as money, ${moneyOf(earlier)} as money_before`.execute(db);
  return rows[0] as Kept;
}

/**
 * In SQL: what was kept of each day, for whoever may have to give a second verdict without the first ones that are withheld. Beside the live event
 * that somebody's documents were decided, the sum would give the verdict away.
 */
const visibleDays = (reader: Actor) =>
  isBlind(reader)
    ? sql`(select figure, day, count from daily_figures
        union all
        select 'informationVerified', jamaica_day(v.decided_at), -1
        from ${withheldFrom(reader)} w join verifications v on v.id = w.verification_id where v.status = 'Verified')`
    : sql`daily_figures`;

const moneyOf = ({ from, to }: Range) => sql`
  (select json_build_object('lent', coalesce(sum(lent_cents), 0)::bigint, 'interest', coalesce(sum(interest_cents), 0)::bigint,
    'fees', coalesce(sum(fee_cents), 0)::bigint, 'writtenOff', coalesce(sum(written_off_cents), 0)::bigint)
    from loan_money_days where day between ${from}::date and ${to}::date)`;

const documentsOf = (audience: 'FullUser' | 'PreQualUser') => sql`
  json_build_object('waiting', (select coalesce(sum(waiting), 0)::int from verification_totals where audience = ${sql.lit(audience)}),
    'oldest', (select min(created_at) from verifications where status = 'Submitted' and audience = ${sql.lit(audience)}))`;
