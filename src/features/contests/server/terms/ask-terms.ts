// Staff ask a second person to change what people joined an open contest under: nothing changes yet.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { columnsOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestRequestEndpoints } from '../../contract/requests.ts';
import { termFields } from '../../fields/staff-contest.ts';
import { termsFields } from '../../fields/staff-terms.ts';
import { phaseOf } from '../../rules/phase.ts';
import { mayChangeTerms, termsChanged, validateTerms } from '../../rules/terms.ts';
import { momentOfEnd } from '../../rules/validate-contest.ts';
import { staffContestRefusals as refusals } from '../../texts/staff-refusals.ts';
import { termsTexts as texts } from '../../texts/staff-terms.ts';
import { holdPrize } from '../desk/hold-prize.ts';
import { lockContest } from '../desk/lock-contest.ts';
import { draftOf, timesOf } from '../store.ts';
import { termsAsked } from '../terms-happenings.ts';
import { termsOf } from './terms-in-words.ts';

export async function askTerms(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof contestRequestEndpoints, 'POST /api/contests/terms/:id'>,
) {
  const { version, ...sent } = body;
  return work.transaction(async (work) => {
    const contest = await lockContest(work, id);
    const errors = validateTerms(sent, dayOf(work.now), dayOf(contest.ends_at));
    const { reason, ...terms } = accept(refusals['contest.fields'], termsFields, sent, errors);
    if (version !== contest.version) refuse(refusals['contest.changed']);
    const phase = phaseOf(contest.status, timesOf(contest), work.now);
    if (!mayChangeTerms({ isOpened: contest.opened_at !== null, phase }))
      refuse(refusals['contest.terms_not_open']);
    const names = termsChanged(draftOf(contest), terms);
    if (names.length === 0) refuse(refusals['contest.terms_same']);
    const held = await holdPrize(work, contest, { ...terms, status: contest.status });
    if ('errors' in held) return refuse(refusals['contest.fields'], { fields: held.errors });
    const before = termsOf(names, contest);
    const after = termsOf(names, {
      ...columnsOf(termFields, terms),
      ...{ prize_id: held.prizeId, ends_at: momentOfEnd(terms.endDate) },
    });
    const { numInsertedOrUpdatedRows: inserted } = await work.db
      .insertInto('contest_requests')
      .values({
        id: newId(work.now.getTime()),
        contest_id: contest.id,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        reason,
        asked_by: work.actor.id,
        asked_at: work.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!inserted) refuse(refusals['contest.request_open']);
    await happened(work, termsAsked, { subjectId: contest.id }, { before, after: { ...after, reason } });
    return { message: texts.asked };
  });
}
