// Who decided what a borrower sent, and by when a person looks at what waits.

export const verdictTexts = {
  desks: {
    verification: 'our Verification desk',
    credit: 'our Credit desk',
    loans: 'our Loan desk',
    rewards: 'our Rewards desk',
    complaints: 'our Complaint desk',
  },
  decidedBy: (who: string, moment: string) => `Decided by ${who}, ${moment}`,
  lookBy: (moment: string) => `A person looks within 24 hours: by ${moment}.`,
  lookLate:
    'We said that a person looks within 24 hours, and we are late. It still waits its turn. You can ask us under Messages.',
} as const;
