// The ready words for rejections: shown as they stand, and replaced as a whole, each time as a version of its own.

import { happened } from '#features/activity/server/happened.ts';
import type { RejectionReason, verificationEndpoints } from '#features/verification/contract.ts';
import { defaultRejectionReasons } from '#features/verification/defaults/rejection-reasons.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { reasonTexts } from '../../texts/staff-workbench.ts';
import { reasonsSaved } from '../happenings.ts';

type Reasons = { version: number; reasons: RejectionReason[] };

/** The newest reasons; before anybody has changed them those shipped, as version 0. */
export async function showReasons(work: Work<Actor>): Promise<Reasons> {
  const newest = await work.db
    .selectFrom('rejection_reasons')
    .select(['version', 'reasons'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The stored reasons passed the contract when they were saved, so they have its shape.
  return newest
    ? { version: newest.version, reasons: newest.reasons as RejectionReason[] }
    : { version: 0, reasons: [...defaultRejectionReasons] };
}

/** Saves all reasons as the next version. Its unique key lets one of two who began with the same list save theirs; the other is refused. */
export function saveReasons(
  work: Work<Actor>,
  { body }: Received<typeof verificationEndpoints, 'POST /api/verification/reasons'>,
) {
  return work.transaction(async (work) => {
    const before = await showReasons(work);
    const saved = { message: reasonTexts.saved };
    if (isSame(before.reasons, body.reasons)) return { ...saved, version: before.version };
    if (before.version !== body.version) refuse('request.conflict');
    const version = before.version + 1;
    const inserted = await work.db
      .insertInto('rejection_reasons')
      .values({
        version,
        reasons: JSON.stringify(body.reasons),
        created_by: work.actor.id,
        created_at: work.now,
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!inserted) refuse('request.conflict');
    await happened(
      work,
      reasonsSaved,
      { subjectId: String(version) },
      { before, after: { version, reasons: body.reasons } },
    );
    return { ...saved, version };
  });
}

const isSame = (one: readonly RejectionReason[], other: readonly RejectionReason[]): boolean =>
  one.length === other.length &&
  one.every(({ reason, sId }, place) => other[place]?.reason === reason && other[place]?.sId === sId);
