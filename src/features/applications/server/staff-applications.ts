// Reads applications for staff: the table, filtered, sorted and paged, and one with the decision behind its offer.

import { sql } from 'kysely';
import { explainDecision } from '#features/decisions/rules/explain.ts';
import { readDecision } from '#features/decisions/server/read-decision.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Work } from '#platform/server/work.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { ApplicationStatus, StaffApplication, StaffApplicationRow } from '../contract.ts';
import { costOnWire, onWire } from './store.ts';

type Query = {
  page: number;
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  sort: keyof typeof ORDERS;
};

/** Each along an index. */
const ORDERS = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  largest: sql`p.amount_cents desc, p.id desc`,
};

type ListRow = {
  /** Null in the one row of a page without applications. */
  id: string | null;
  amount_cents: number;
  rate_monthly_bps: number;
  term_months: number;
  status: ApplicationStatus;
  created_at: Date;
  account_id: string;
  full_name: string;
  email: string;
  partner_id: string | null;
  partner_name: string | null;
  total: number;
};

/**
 * One round trip. Without a search the total comes from the kept counts and the page from an index; with one, the people
 * are found first (trigram index) and only their applications are read.
 */
export async function listApplications(work: Work, { query }: { query: Query }) {
  const order = ORDERS[query.sort];
  const inStatus = query.status ? sql`p.status = ${sql.lit(query.status)}` : sql`true`;
  const counted = query.status ? sql`where status = ${sql.lit(query.status)}` : sql``;
  const matching = query.search
    ? sql`join accounts m on m.id = p.account_id and m.search_text like (select ${likePattern(query.search)})`
    : sql``;
  const total = query.search
    ? sql`(select count(*)::int from applications p ${matching} where ${inStatus})`
    : sql`(select coalesce(sum(applications), 0)::int from application_totals ${counted})`;
  const { rows } = await sql<ListRow>`
    select p.id, p.amount_cents, p.rate_monthly_bps, p.term_months, p.status, p.created_at, p.partner_id,
      p.loan_info #>> '{partner,name}' as partner_name, a.id as account_id,
      a.first_name || ' ' || a.last_name as full_name, a.email, t.total
    from (select ${total} as total) t
    left join (select p.* from applications p ${matching} where ${inStatus} order by ${order} ${pageClause(query.page)}) p on true
    left join accounts a on a.id = p.account_id order by ${order}`.execute(work.db);
  return pageAnswer(rows.filter(isThere).map(rowOnWire), rows[0]?.total ?? 0, query.page);
}

const isThere = (row: ListRow): row is ListRow & { id: string } => row.id !== null;

const rowOnWire = (row: ListRow & { id: string }): StaffApplicationRow => ({
  _id: row.id,
  loanAmount: centsToDollars(cents(row.amount_cents)),
  interestRate: row.rate_monthly_bps / 100,
  term: row.term_months,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name ?? '' },
  user: { _id: row.account_id, fullName: row.full_name, email: row.email },
});

export async function getApplication(
  work: Work,
  { params }: { params: { id: string } },
): Promise<StaffApplication> {
  const row = await work.db
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  const [account, recorded, decider] = await Promise.all([
    work.db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow(),
    row.decision_id === null ? null : readDecision(work, row.decision_id),
    work.db
      .selectFrom('accounts')
      .select(['first_name', 'last_name'])
      .where('id', '=', row.decided_by)
      .executeTakeFirst(),
  ]);
  return {
    ...onWire(row),
    user: {
      _id: account.id,
      fullName: `${account.first_name} ${account.last_name}`,
      email: account.email,
      phone: account.phone,
      infoStatus: account.info_status,
    },
    rejectionNote: row.rejection_note,
    decidedBy: decider ? `${decider.first_name} ${decider.last_name}` : null,
    cost: costOnWire(row),
    decision: recorded && decisionOnWire(recorded),
  };
}

const decisionOnWire = ({ policy, decision }: Awaited<ReturnType<typeof readDecision>>) => ({
  policyVersion: decision.policyVersion,
  score: decision.score,
  grade: decision.grade,
  maxLoanAmount: centsToDollars(cents(decision.offer?.maxLoanAmountCents ?? 0)),
  inputs: decision.inputs,
  factors: decision.factors,
  reasons: explainDecision(policy, decision),
});
