// Saves what somebody prefers, the first time or again; the first time makes a new account active.

import { moveStatus } from '#features/accounts/server/change-standing.ts';
import { sessionRecordOf } from '#features/accounts/server/session-record.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { quizEndpoints } from '../contract.ts';
import { appealingOf, preferenceErrors } from '../rules/preferences.ts';
import { draftOf, throwErrors } from '../rules/quiz-answers.ts';
import { quizRefusals } from '../texts/refusals.ts';
import { preferencesSaved } from './happenings.ts';
import { questionnaireRow } from './on-wire.ts';

export async function savePreferences(
  work: Work<Actor>,
  { body }: Received<typeof quizEndpoints, 'POST /api/quiz/preferences'>,
): Promise<{ ok: true }> {
  const { id } = work.actor;
  const draft = draftOf(body.financialQuestionnaire);
  const appealing = appealingOf(body.itemsThatAppeal);
  const fields = { ...preferenceErrors(draft, appealing), ...throwErrors(body.financialQuestionnaire) };
  if (Object.keys(fields).length > 0) refuse(quizRefusals['preferences.incomplete'], { fields });
  const saved = {
    ...questionnaireRow(body.financialQuestionnaire),
    items_that_appeal: appealing,
    changed_at: work.now,
  };
  const reply = await work.transaction(async (work) => {
    await work.db
      .insertInto('preferences')
      .values({ account_id: id, ...saved, created_at: work.now })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(saved))
      .execute();
    const activated = await moveStatus(work, id, { from: ['Created'], to: 'Active' });
    await happened(
      work,
      preferencesSaved,
      { subjectId: id, accountId: id },
      { ...(activated ? { before: { status: 'Created' }, after: { status: 'Active' } } : {}) },
    );
    return { ok: true as const };
  });
  work.cookies.describe(await sessionRecordOf(work, id));
  return reply;
}
