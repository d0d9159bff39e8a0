// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'information.update': {
    trail: 'Opened a section of their own again after a decline',
    timeline: 'Opened a section again after a decline',
  },
  'policy.cancelTrial': { trail: 'Stopped a trial of a policy' },
  'policy.challenge': { trail: 'Began to try a version of the decision policy on a share of applicants' },
  'policy.discard': { trail: 'Discarded a draft of the decision policy' },
  'policy.draft': { trail: 'Began a draft of the decision policy' },
  'policy.promote': { trail: 'Put a version in force that was tried on a share of applicants' },
  'policy.publish': { trail: 'Published the decision policy' },
  'policy.return': { trail: 'Returned to an earlier version of the decision policy' },
  'policy.save': { trail: 'Saved a draft of the decision policy' },
  'policy.stopChallenge': {
    trail: 'Stopped trying a version of the decision policy on a share of applicants',
  },
  'policy.try': { trail: 'Tried a policy on past decisions' },
  'review.answer': { trail: 'Answered a request for a review', timeline: 'Review of the decision answered' },
  'review.ask': {
    trail: 'Asked for a review by a person',
    timeline: 'Asked for a person to review the decision',
  },
} as const;
