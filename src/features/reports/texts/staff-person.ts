// A person's record at the desk: what they redeemed, and what the policy reads of them.

export const personRedemptionTexts = {
  empty: 'This person has not redeemed anything yet.',
  prize: 'Prize',
  status: 'Status',
  seeds: 'Seeds',
  created: 'Redeemed',
} as const;

export const personVariableTexts = {
  title: 'Variables',
  lead: 'What the decision engine reads out of the answers given so far, and what follows from it.',
  notKnown: 'Not known',
  months: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
  perMonth: (percent: number) => `${percent} % a month`,
  percent: (percent: number) => `${percent} %`,
} as const;
