// Takes the quiz answers once, and unlocks the app for whoever gave them.

import { moveStatus } from '#features/accounts/server/change-standing.ts';
import { sessionRecordOf } from '#features/accounts/server/session-record.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { quizEndpoints } from '../contract.ts';
import { draftOf, quizErrors, throwErrors } from '../rules/quiz-answers.ts';
import { quizRefusals } from '../texts/refusals.ts';
import { quizSubmitted } from './happenings.ts';
import { questionnaireRow } from './on-wire.ts';

export async function submitQuiz(
  work: Work<Actor>,
  { body }: Received<typeof quizEndpoints, 'POST /api/quiz'>,
): Promise<{ ok: true }> {
  const fields = { ...quizErrors({ ...draftOf(body), rewards: body.rewards }), ...throwErrors(body) };
  if (Object.keys(fields).length > 0) refuse(quizRefusals['quiz.incomplete'], { fields });
  const reply = await work.transaction(async (work) => {
    const unlocked = await moveStatus(work, work.actor.id, {
      from: ['UserQuiz'],
      to: 'Created',
      model: 'FirstModel',
    });
    if (!unlocked) refuse(quizRefusals['quiz.taken']);
    await work.db
      .insertInto('quiz_answers')
      .values({
        account_id: work.actor.id,
        ...questionnaireRow(body),
        rewards: body.rewards,
        created_at: work.now,
      })
      .execute();
    await happened(
      work,
      quizSubmitted,
      { subjectId: work.actor.id, accountId: work.actor.id },
      { before: { status: 'UserQuiz' }, after: { status: 'Created' } },
    );
    return { ok: true as const };
  });
  work.cookies.describe(await sessionRecordOf(work, work.actor.id));
  return reply;
}
