// What can happen to what waits, as staff read it in the audit trail; nothing of it is a person's history.

export const staffHappenings = {
  'casework.take': { trail: 'Took an entry of a queue', timeline: null },
  'casework.release': { trail: 'Gave up an entry of a queue', timeline: null },
  'casework.assign': { trail: 'Assigned an entry of a queue', timeline: null },
  'casework.set_level': { trail: 'Set the service level of a queue' },
} as const;
