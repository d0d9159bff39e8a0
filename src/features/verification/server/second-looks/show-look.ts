// Documents for a second look, as the first officer saw them; both verdicts only for whoever settles them or leads.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondLookEndpoints } from '../../contract/second-looks.ts';
import { partIn } from '../../rules/second-look.ts';
import { readReview } from '../show-verifications.ts';
import { UNDECIDED } from '../store.ts';
import { lookOf, readLook } from './lock-look.ts';

export async function showSecondLook(
  work: Work<Actor>,
  { params }: Received<typeof secondLookEndpoints, 'GET /api/second-looks/:id'>,
) {
  const row = await readLook(work, params.id);
  const part = partIn(lookOf(row), work.actor.id, isAdmin(work.actor)) ?? refuse('request.not_found');
  const { isTold: _told, verification, submission, ...review } = await readReview(work, row.verification_id);
  const { first_verdict, second_verdict, second_by } = row;
  return {
    _id: row.id,
    part,
    review: {
      ...review,
      verification: { ...verification, ...UNDECIDED },
      submission: { ...submission, status: 'SubmittedForVerfication' as const },
      user: { ...review.user, progress: null },
      notes: { approvalNote: null, rejectionNote: null, decidedBy: null },
    },
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
          },
  };
}
