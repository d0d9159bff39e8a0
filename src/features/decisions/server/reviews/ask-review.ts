// A declined borrower asks that a person looks at the decision: it goes on record as it stands, once, with their words.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { DecisionReview, reviewEndpoints } from '../../contract/reviews.ts';
import { decisionRefusals } from '../../texts/refusals.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { decideFor, keepDecision, modelFor } from '../decide-for.ts';
import { reviewAsked } from '../happenings.ts';

export async function askReview(
  work: Work<Actor>,
  { body }: Received<typeof reviewEndpoints, 'POST /api/decision-reviews'>,
) {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const waiting = await work.db
      .selectFrom('decision_reviews')
      .select('id')
      .where('account_id', '=', account.id)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (waiting) refuse(decisionRefusals['review.waiting']);
    const decided = await decideFor(work, account.id, modelFor(work.actor, body.loanType));
    const { decision } = decided;
    if (decision.offer) refuse(decisionRefusals['review.no_decline']);
    const id = newId<'decision_reviews'>(work.now.getTime());
    await work.db
      .insertInto('decision_reviews')
      .values({
        id,
        account_id: account.id,
        decision_id: await keepDecision(work, account.id, decided),
        words: body.words,
        asked_at: work.now,
      })
      .execute();
    await happened(
      work,
      reviewAsked,
      { subjectId: id, accountId: account.id },
      { after: { declines: decision.declines } },
    );
    return { _id: id, message: reviewTexts.sent };
  });
}

export async function showOwnReview(work: Work<Actor>): Promise<{ review: DecisionReview | null }> {
  const row = await work.db
    .selectFrom('decision_reviews')
    .select(['id', 'words', 'asked_at', 'answer', 'answered_at'])
    .where('account_id', '=', work.actor.id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { review: row ? reviewOnWire(row) : null };
}

type ReviewRow = {
  id: string;
  words: string;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
};

export const reviewOnWire = (row: ReviewRow): DecisionReview => ({
  _id: row.id,
  state: row.answered_at ? 'Answered' : 'Waiting',
  words: row.words,
  askedAt: row.asked_at.toISOString(),
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
});
