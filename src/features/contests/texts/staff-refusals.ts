// What staff are refused about a contest.
import { refusals } from '#shared/declared-refusals.ts';
import { termsTexts } from './staff-terms.ts';

export const staffContestRefusals = refusals({
  'contest.fields': ['invalid', 'Some fields need another look.'],
  'contest.changed': [
    'conflict',
    'Somebody else saved this contest while you were editing it. Your entries are still here: look at what changed, then save again.',
  ],
  'contest.fixed': [
    'conflict',
    'The contest has gone on since you opened this form. What is marked can no longer be changed.',
  ],
  'contest.opened': ['conflict', 'This contest has opened already, so it stays.'],
  'contest.not_ended': ['conflict', 'The winners are drawn after the end of the contest.'],
  'contest.claim_recorded': ['conflict', 'What became of this prize is on record already.'],
  'contest.claim_open': [
    'conflict',
    'The winner can still claim this prize. Wait until the last day is over.',
  ],
  'contest.terms_same': ['invalid', 'These are the terms as they stand. Change at least one of them.'],
  'contest.terms_not_open': [
    'conflict',
    'The terms of a contest are changed this way only while it is open.',
  ],
  'contest.request_open': ['conflict', 'A change of this contest’s terms waits for a second person already.'],
  'contest.request_own': ['conflict', 'You asked for this yourself, so somebody else must decide.'],
  'contest.request_settled': ['conflict', 'This request has been answered or withdrawn already.'],
  'contest.request_blocked': ['conflict', 'This request cannot be approved any more.'],
  'contest.reason_needed': ['invalid', termsTexts.reasonNeeded],
});
