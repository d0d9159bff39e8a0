// What a second look is about, as the first officer saw it; both verdicts only for whoever settles them or leads.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { SecondLookFile, secondLookEndpoints } from '../../contract/second-looks.ts';
import { partIn } from '../../rules/second-look.ts';
import { readReview } from '../show-verifications.ts';
import { UNDECIDED } from '../store.ts';
import { lookOf, readLook } from './lock-look.ts';

/** How the areas above show what was decided there, as if nobody had. */
export type SecondLookFiles = {
  application(work: Work<Actor>, id: IdOf<'applications'>): Promise<SecondLookFile>;
  complaint(work: Work<Actor>, id: IdOf<'complaints'>): Promise<SecondLookFile>;
};

export const showSecondLook =
  (files: SecondLookFiles) =>
  async (
    work: Work<Actor>,
    { params }: Received<typeof secondLookEndpoints, 'GET /api/second-looks/:id'>,
  ) => {
    const row = await readLook(work, params.id);
    const part = partIn(lookOf(row), work.actor.id, isAdmin(work.actor)) ?? refuse('request.not_found');
    const { first_verdict, second_verdict, second_by, verification_id, application_id, complaint_id } = row;
    return {
      _id: row.id,
      queue: row.queue,
      part,
      review: verification_id && (await undecided(work, verification_id)),
      file:
        (application_id && (await files.application(work, application_id))) ||
        (complaint_id && (await files.complaint(work, complaint_id))),
      verdicts:
        second_by === null || second_verdict === null
          ? null
          : {
              first: { by: { _id: row.first_by, fullName: row.first_officer }, verdict: first_verdict },
              second: {
                by: { _id: second_by, fullName: row.second_officer ?? '' },
                ...{ verdict: second_verdict, note: row.second_note },
              },
              finding: row.finding,
              words: row.judged_words,
              recordId: verification_id ?? application_id ?? complaint_id ?? row.id,
            },
    };
  };

async function undecided(work: Work<Actor>, id: IdOf<'verifications'>) {
  const { isVisible: _isVisible, verification, submission, ...review } = await readReview(work, id);
  return {
    ...review,
    verification: { ...verification, ...UNDECIDED },
    submission: { ...submission, status: 'SubmittedForVerfication' as const },
    user: { ...review.user, progress: null },
    notes: { approvalNote: null, rejectionNote: null, decidedBy: null },
  };
}
