// What staff are refused about background jobs.
import { refusals } from '#shared/declared-refusals.ts';

export const staffUpkeepRefusals = refusals({
  'job.not_failed': ['conflict', 'Only a job that has failed is tried again.'],
});
