// What staff are refused about a contest.
import { refusals } from '#shared/declared-refusals.ts';

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
});
