// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'holiday.add': { trail: 'Added a public holiday' },
  'holiday.remove': { trail: 'Removed an added public holiday' },
  'upkeep.retry': { trail: 'Tried a failed job again' },
} as const;
