// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'account.delete': { trail: 'Deleted the account', timeline: 'Account deleted' },
  'privacy.download': { trail: 'Downloaded everything held', timeline: 'Own data downloaded' },
  'privacy.forget': { trail: 'Emptied old information', timeline: 'Old information removed' },
} as const;
