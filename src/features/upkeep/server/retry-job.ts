// Gives a failed job one more try; two who ask for it at the same moment make it run once.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { lockJob } from '#platform/server/kept-jobs.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { upkeepEndpoints } from '../contract.ts';
import { jobTexts } from '../texts/staff-jobs.ts';
import { staffUpkeepRefusals } from '../texts/staff-refusals.ts';
import { jobRetried } from './happenings.ts';
import { STATES } from './list-jobs.ts';

export function retryJob(
  work: Work<Actor>,
  { params: { id }, body: { queue } }: Received<typeof upkeepEndpoints, 'POST /api/jobs/retry/:id'>,
) {
  return work.transaction(async (work) => {
    const { jobs } = work.services;
    const job = jobs.queues().some(({ name }) => name === queue)
      ? await lockJob(work.db, queue, id)
      : undefined;
    if (!job) return refuse('request.not_found');
    if (job.state === 'completed' || job.state === 'cancelled')
      return refuse(staffUpkeepRefusals['job.not_failed']);
    if (job.state !== 'failed') return { message: jobTexts.retried, state: STATES[job.state] };
    await jobs.retry(work.db, queue, id);
    await happened(
      work,
      jobRetried,
      { subjectId: id },
      { before: { queue, state: STATES.failed, tries: job.retry_count + 1 }, after: { state: STATES.retry } },
    );
    return { message: jobTexts.retried, state: STATES.retry };
  });
}
