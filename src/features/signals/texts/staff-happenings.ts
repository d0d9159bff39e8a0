// What can happen to a signal, as staff read it: in the audit trail, and in the timeline of everybody whom it is about.

export const staffHappenings = {
  'signal.find': {
    trail: 'Found a detail that several accounts share',
    timeline: 'Shares a detail with another account',
  },
} as const;
