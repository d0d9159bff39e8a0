// Staff answer a review in words, once; the borrower hears of it in the app and by e-mail.

import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { reviewTexts } from '#texts/reviews.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';

type Answer = { params: { id: string }; body: { answer: string } };

export async function answerReview(work: Work<Actor>, { params, body: { answer } }: Answer) {
  if (answer === '')
    refuse(staffDecisionRefusals['review.answer_needed'], { fields: { answer: reviewTexts.needsAnswer } });
  return work.transaction(async (work) => {
    const review = await work.db
      .selectFrom('decision_reviews as r')
      .innerJoin('accounts as a', 'a.id', 'r.account_id')
      .select(['r.account_id', 'r.answered_at', 'a.email'])
      .where('r.id', '=', params.id)
      .forUpdate('r')
      .executeTakeFirst();
    if (!review) return refuse('request.not_found');
    if (review.answered_at) return refuse(staffDecisionRefusals['review.answered']);
    await work.db
      .updateTable('decision_reviews')
      .set({ answer, answered_by: work.actor.id, answered_at: work.now })
      .where('id', '=', params.id)
      .execute();
    await audit(work, {
      action: 'review.answer',
      subjectKind: 'decisionReview',
      subjectId: params.id,
      accountId: review.account_id,
      before: { state: 'Waiting' },
      after: { state: 'Answered', answer },
    });
    const { subject, paragraphs } = reviewTexts.mail(answer);
    await sendMail(work, {
      to: review.email,
      accountId: review.account_id,
      subject,
      paragraphs: [...paragraphs],
    });
    await announce(work, { account: review.account_id }, 'reviews');
    await announce(work, 'staff', 'reviews');
    return { message: reviewTexts.answerSent };
  });
}
