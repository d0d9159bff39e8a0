// Staff add a contest or edit one: validated, under the contest's lock, never over what somebody else saved in between.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { columnsOf } from '#shared/record/columns.ts';
import type { Validated } from '#shared/record/field.ts';
import { refuse } from '#shared/refusal.ts';
import type { ContestDraft, contestEndpoints } from '../../contract.ts';
import { contestFields } from '../../fields/staff-contest.ts';
import { brokenPromises, fixedFields } from '../../rules/fixed-fields.ts';
import { momentOfEnd, momentOfStart, validateContest, validateDays } from '../../rules/validate-contest.ts';
import { contestFixed, staffContestTexts } from '../../texts/staff-contests.ts';
import { staffContestRefusals } from '../../texts/staff-refusals.ts';
import { contestAdded, contestEdited } from '../happenings.ts';
import { openContest } from '../open-contest.ts';
import { type ContestRow, draftOf } from '../store.ts';
import { holdPrize } from './hold-prize.ts';
import { lockContest } from './lock-contest.ts';

type Accepted = Validated<typeof contestFields>;

export async function saveContest(
  work: Work<Actor>,
  { body }: Received<typeof contestEndpoints, 'POST /api/contests'>,
) {
  const { _id, version, ...sent } = body;
  const fields = staffContestRefusals['contest.fields'];
  const draft = accept(fields, contestFields, sent, validateContest(sent));
  return work.transaction(async (work) => {
    const stored = _id === undefined ? null : await lockContest(work, _id);
    if (stored && version !== undefined && version !== stored.version)
      refuse(staffContestRefusals['contest.changed']);
    if (stored) refuseBrokenPromises(stored, draft);
    const days = stored && { startDate: dayOf(stored.starts_at), endDate: dayOf(stored.ends_at) };
    accept(fields, contestFields, draft, validateDays(draft, dayOf(work.now), days));
    const held = await holdPrize(work, stored, draft);
    if ('errors' in held) return refuse(fields, { fields: held.errors });
    const saved = await write(work, stored, draft, held.prizeId);
    const what = stored ? contestEdited : contestAdded;
    await happened(work, what, { subjectId: saved.id }, { before: stored && draftOf(stored), after: draft });
    // Published on its first day, it has begun; nobody need wait for the clock.
    const hasBegun = saved.status === 'Active' && saved.opened_at === null && saved.starts_at <= work.now;
    if (hasBegun) await openContest(work, saved);
    const message = stored ? staffContestTexts.edited : staffContestTexts.added;
    return { message, _id: saved.id, version: saved.version };
  });
}

function refuseBrokenPromises(stored: ContestRow, draft: ContestDraft): void {
  const fixed = fixedFields({ isOpened: stored.opened_at !== null });
  const broken = brokenPromises(fixed, draftOf(stored), draft);
  if (broken.length === 0) return;
  refuse(staffContestRefusals['contest.fixed'], {
    fields: Object.fromEntries(broken.map((name) => [name, contestFixed])),
  });
}

function write(
  work: Work<Actor>,
  stored: ContestRow | null,
  draft: Accepted,
  prizeId: IdOf<'prizes'>,
): Promise<ContestRow> {
  const row = {
    ...columnsOf(contestFields, draft),
    prize_id: prizeId,
    starts_at: momentFor(draft.startDate, stored?.starts_at, momentOfStart),
    ends_at: momentFor(draft.endDate, stored?.ends_at, momentOfEnd),
  };
  if (stored)
    return work.db
      .updateTable('contests')
      .set({ ...row, version: stored.version + 1 })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  return work.db
    .insertInto('contests')
    .values({
      ...row,
      id: newId(work.now.getTime()),
      added_by: work.actor.id,
      created_at: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The moment of a day of the form; a day that stays keeps the very moment that was announced. */
const momentFor = (day: Day, stored: Date | undefined, momentOf: (day: Day) => Date): Date =>
  stored && dayOf(stored) === day ? stored : momentOf(day);
