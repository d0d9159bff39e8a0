// Reviews for staff: those that wait, the oldest first; one with the decision behind it.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { DecisionReviewRow, reviewEndpoints } from '../../contract/reviews.ts';
import { explainDecision } from '../../rules/explain.ts';
import { adviceBehind } from '../../rules/offer-on-wire.ts';
import { readDecision } from '../read-decision.ts';
import { reviewOnWire } from './ask-review.ts';
import { reviewQueue } from './waiting-reviews.ts';

type ListRow = Columns<'decision_reviews', 'asked_at' | 'answered_at' | 'account_id'> &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  Columns<'decisions', 'score'> &
  WaitsRead & {
    /** The review's id; null in the single row that stands for an empty page. */
    id: Column<'decision_reviews', 'id'> | null;
    total: number;
  };

/** The two lists, each read from an index. */
const LISTS = {
  Waiting: { which: sql`r.answered_at is null`, moment: sql`r.asked_at`, usual: 'oldest' },
  Answered: { which: sql`r.answered_at is not null`, moment: sql`r.answered_at`, usual: 'newest' },
} as const;

export async function listReviews(
  work: Work<Actor>,
  { query }: Received<typeof reviewEndpoints, 'GET /api/decision-reviews'>,
) {
  const { which, moment, usual } = LISTS[query.state];
  const order = alongMoment(query.sort ?? usual, moment, sql`r.id`);
  const { rows } = await sql<ListRow>`
    select r.id, r.asked_at, r.answered_at, r.account_id, a.first_name, a.last_name, a.email, d.score, t.reviews as total, waits.*
    from decision_review_totals t
    left join (select r.* from decision_reviews r where ${which} order by ${order} ${pageClause(query.page)}) r on true
    left join accounts a on a.id = r.account_id left join decisions d on d.id = r.decision_id
    left join lateral ${waitsOf(reviewQueue, work, { entry: sql`r.id` })} waits on true
    where t.state = ${query.state} order by ${order}`.execute(work.db);
  return pageAnswer(
    rows.flatMap((row) => (row.id === null ? [] : [rowOnWire(row, row.id)])),
    rows[0]?.total ?? 0,
    query.page,
  );
}

const rowOnWire = (row: ListRow, id: string): DecisionReviewRow => ({
  _id: id,
  state: row.answered_at ? 'Answered' : 'Waiting',
  askedAt: row.asked_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  user: { _id: row.account_id, fullName: fullNameOf(row), email: row.email },
  score: row.score,
  ...waitsOnWire(row),
});

export async function showReview(
  work: Work,
  { params }: Received<typeof reviewEndpoints, 'GET /api/decision-reviews/:id'>,
) {
  const row = await work.db
    .selectFrom('decision_reviews as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('accounts as s', 's.id', 'r.answered_by')
    .select(['r.id', 'r.words', 'r.asked_at', 'r.answer', 'r.answered_at', 'r.decision_id', 'r.account_id'])
    .select(['a.first_name', 'a.last_name', 'a.email', 's.first_name as by_first', 's.last_name as by_last'])
    .where('r.id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  const { policy, decision } = await readDecision(work, row.decision_id);
  return {
    ...reviewOnWire(row),
    user: { _id: row.account_id, fullName: fullNameOf(row), email: row.email },
    answeredBy: row.by_first === null ? null : `${row.by_first} ${row.by_last ?? ''}`,
    decision: {
      policyVersion: decision.policyVersion,
      decidedOn: decision.decidedOn,
      score: decision.score,
      grade: decision.grade,
      inputs: decision.inputs,
      factors: decision.factors,
      reasons: explainDecision(policy, decision),
      ...adviceBehind(policy, decision),
    },
  };
}
