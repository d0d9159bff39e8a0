// What staff are refused when they search a range of days, or the audit log for what it does not know.
import { refusals } from '#shared/declared-refusals.ts';

export const staffAuditRefusals = refusals({
  'audit.action': ['invalid', 'There is no such action. Choose one from the list.'],
  'report.range': ['invalid', 'Choose a first and a last day, at most a year apart and not after today.'],
});
