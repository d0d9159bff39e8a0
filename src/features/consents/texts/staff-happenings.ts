// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'consent.give': { trail: 'Gave a consent', timeline: 'Consent given to a lender' },
  'consent.withdraw': { trail: 'Withdrew a consent', timeline: 'Consent withdrawn from a lender' },
} as const;
