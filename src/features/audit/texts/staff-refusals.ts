// What staff are refused when they search a range of days.
import { refusals } from '#shared/declared-refusals.ts';

export const staffAuditRefusals = refusals({
  'report.range': ['invalid', 'Choose a first and a last day, at most a year apart and not after today.'],
});
