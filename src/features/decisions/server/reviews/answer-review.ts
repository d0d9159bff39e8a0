// Staff answer a review in words, once; the borrower hears of it in the app and by e-mail.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { reviewEndpoints } from '../../contract/reviews.ts';
import { answerFields, validateAnswer } from '../../fields/staff-answer.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { reviewAnswered } from '../happenings.ts';

export async function answerReview(
  work: Work<Actor>,
  { params, body }: Received<typeof reviewEndpoints, 'POST /api/decision-reviews/:id/answer'>,
) {
  const refusal = staffDecisionRefusals['review.answer_needed'];
  const { answer } = accept(refusal, answerFields, body, validateAnswer(body));
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
    const accountId = review.account_id;
    const { subject, paragraphs } = reviewTexts.mail(answer);
    const mails = [
      {
        to: review.email,
        accountId,
        subject,
        paragraphs: withVerdict(paragraphs, { desk: 'credit' }, work.now),
      },
    ];
    await happened(
      work,
      reviewAnswered,
      { subjectId: params.id, accountId, mails },
      { before: { state: 'Waiting' }, after: { state: 'Answered', answer } },
    );
    return { message: reviewTexts.answerSent };
  });
}
