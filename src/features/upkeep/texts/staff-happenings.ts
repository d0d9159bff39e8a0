// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'upkeep.retry': { trail: 'Tried a failed job again' },
} as const;
