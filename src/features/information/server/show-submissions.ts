// Shows what was submitted: one's own by status, one record, or everything of one person for those who review it.

import type { Panel, Person, SubmissionDetail, SubmissionRecord } from '#features/information/contract.ts';
import { groupByStatus, inReviewOrder } from '#features/information/rules/by-status.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { informationEndpoints } from '../contract.ts';
import { type QueueOfDocuments, wholePanel } from './show-panel.ts';
import { findPerson, submissionDetail, submissionsOf } from './store.ts';

export const listSubmitted =
  (queueOf: QueueOfDocuments) =>
  async (work: Work<Actor>): Promise<Record<SubmissionRecord['status'], SubmissionRecord[]> | Panel> => {
    if (isStaff(work.actor)) return wholePanel(queueOf, work);
    return groupByStatus(await submissionsOf(work, work.actor.id));
  };

/** Shows a submission; another person's counts as not found for anyone but staff. */
export async function showSubmitted(
  work: Work<Actor>,
  { params }: Received<typeof informationEndpoints, 'GET /api/informations/submitted/:id'>,
): Promise<SubmissionDetail> {
  const found = await submissionDetail(work, params.id);
  const mayLook = found && (found.user._id === work.actor.id || isStaff(work.actor));
  return mayLook ? found : refuse('request.not_found');
}

export async function listSubmittedOfPerson(
  work: Work<Actor>,
  { params, query }: Received<typeof informationEndpoints, 'GET /api/informations/submitted/user/:id'>,
): Promise<{ user: Person; submissions: SubmissionRecord[] }> {
  const [user, submissions] = await Promise.all([
    findPerson(work, params.id),
    submissionsOf(work, params.id, query.audience),
  ]);
  return { user, submissions: inReviewOrder(submissions) };
}
