// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'copy.publish': { trail: 'Published the landing copy' },
  'copy.revert': { trail: 'Put an earlier landing copy back' },
  'copy.save': { trail: 'Saved a draft of the landing copy' },
} as const;
