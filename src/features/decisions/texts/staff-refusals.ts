// What staff are refused about reviews of declines and the decision policy.
import { refusals } from '#shared/declared-refusals.ts';

export const staffDecisionRefusals = refusals({
  'policy.admins_only': ['forbidden', 'Only admins change the decision policy.'],
  'policy.challenge_ended': [
    'conflict',
    'This version is not being tried any more. Reload to see how it ended.',
  ],
  'policy.challenge_runs': [
    'conflict',
    'Another version is being tried on a share of applicants. Stop it or put it in force first.',
  ],
  'policy.draft_closed': ['conflict', 'This draft was published or discarded already.'],
  'policy.draft_changed': [
    'conflict',
    'Somebody else has saved this draft since you opened it. Load their version, and make your changes again.',
  ],
  'policy.errors': ['invalid', 'The policy cannot go live like this. See the marked parts.'],
  'policy.limits': [
    'invalid',
    'No policy may say this. Mend the marked figures: which way a factor runs, and how far rates and amounts go, changes with a release of the product only.',
  ],
  'policy.never_in_force': [
    'conflict',
    'This version never was in force: it waits for its start, or was taken back before. Make a draft of it, and publish that.',
  ],
  'policy.no_change': [
    'conflict',
    'Nothing differs from the policy in force, so there is nothing to publish.',
  ],
  'policy.not_compared': [
    'conflict',
    'Too few loans have ended to say which of the two did better. Wait for more, or say that you put it in force without a comparison, and why.',
  ],
  'policy.reason': ['invalid', 'Say why, in words that others can read later. See the marked field.'],
  'policy.second_person': [
    'conflict',
    'You wrote at this draft, so another admin publishes it. Where you are the only one, it waits for a second.',
  ],
  'policy.start': ['invalid', 'The policy cannot start then. See the marked field.'],
  'policy.trial_needed': [
    'conflict',
    'Try exactly this draft on past users, against the policy now in force, and publish it then.',
  ],
  'policy.trial_too_small': [
    'conflict',
    'This draft was tried on too few people. Try it on 500 or more, or on everybody there is, and publish it then.',
  ],
  'policy.trial_running': ['conflict', 'A trial of this draft is running. Wait for it, or cancel it.'],
  'policy.trial_ended': ['conflict', 'This trial has ended already.'],
  'policy.waits': [
    'conflict',
    'A version was published that starts later. Wait for it, or take it back by returning to the version in force.',
  ],
  'policy.was_challenger': [
    'conflict',
    'This version was only tried on a share of applicants. Make a draft of it, and publish that.',
  ],
  'review.answered': ['conflict', 'This request has been answered already.'],
  'review.answer_needed': ['invalid', 'Write an answer first.'],
});
