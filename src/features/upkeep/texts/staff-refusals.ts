// What staff are refused about background jobs and public holidays.
import { refusals } from '#shared/declared-refusals.ts';

export const staffUpkeepRefusals = refusals({
  'holiday.fields': ['invalid', 'Some fields need another look.'],
  'holiday.known': ['conflict', 'That day is a public holiday already.'],
  'job.not_failed': ['conflict', 'Only a job that has failed is tried again.'],
});
