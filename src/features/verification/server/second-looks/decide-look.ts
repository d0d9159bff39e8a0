// The second verdict, and what settles a disagreement; each under the look's lock. The verdict that was looked at stays as it is.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondLookEndpoints } from '../../contract/second-looks.ts';
import { findingFields, secondLookFieldsOf } from '../../fields/staff-second-look.ts';
import { whyNotDecide, whyNotSettle } from '../../rules/second-look.ts';
import { staffVerificationRefusals as refusals } from '../../texts/staff-refusals.ts';
import { secondLookTexts as texts } from '../../texts/staff-second-looks.ts';
import { disagreementSettled, secondVerdictGiven } from '../second-look-happenings.ts';
import { lookOf, readLook } from './lock-look.ts';

type Table = typeof secondLookEndpoints;

export function decideSecondLook(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/second-looks/:id'>,
) {
  return work.transaction(async (work) => {
    const row = await readLook(work, params.id, true);
    const { verdict, note } = accept(refusals['second_look.fields'], secondLookFieldsOf(row.queue), body);
    const why = whyNotDecide(lookOf(row), work.actor.id, isAdmin(work.actor));
    if (why) refuse(refusals[why]);
    await work.db
      .updateTable('second_looks')
      .set({ second_by: work.actor.id, second_verdict: verdict, second_note: note, decided_at: work.now })
      .where('id', '=', row.id)
      .execute();
    await happened(
      work,
      secondVerdictGiven,
      { subjectId: row.id, accountId: row.account_id },
      { after: { verdict, agrees: verdict === row.first_verdict } },
    );
    return { message: texts.thanks };
  });
}

export function settleDisagreement(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/second-looks/:id/settle'>,
) {
  const { finding, words } = accept(refusals['second_look.fields'], findingFields, body);
  return work.transaction(async (work) => {
    const row = await readLook(work, params.id, true);
    const why = whyNotSettle(lookOf(row), work.actor.id);
    if (why) refuse(refusals[why]);
    await work.db
      .updateTable('second_looks')
      .set({ judged_by: work.actor.id, finding, judged_words: words, judged_at: work.now })
      .where('id', '=', row.id)
      .execute();
    await happened(
      work,
      disagreementSettled,
      { subjectId: row.id, accountId: row.account_id },
      { after: { finding } },
    );
    return { message: texts.settled };
  });
}
