// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'push.allow': { trail: 'Allowed notices on the phone', timeline: 'Notices on the phone allowed' },
  'push.withdraw': { trail: 'Withdrew notices on the phone', timeline: 'Notices on the phone withdrawn' },
  'push.register': { trail: 'Registered a browser for notices', timeline: null },
  'push.end': { trail: 'Ended a browser’s notices', timeline: null },
} as const;
