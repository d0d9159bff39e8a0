// How the state and the lateness of a running loan are called, for staff and lenders.

export const loanStateTexts = {
  states: {
    Active: 'Active',
    InArrears: 'In arrears',
    Repaid: 'Repaid',
    Defaulted: 'Defaulted',
    WrittenOff: 'Written off',
    Reversed: 'Payout reversed',
  },
  ageing: {
    Current: 'Current',
    '1-30': '1–30 days late',
    '31-60': '31–60 days late',
    '61-90': '61–90 days late',
    '90+': 'More than 90 days late',
    Repaid: 'Repaid',
    WrittenOff: 'Written off',
    Reversed: 'Payout reversed',
  },
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
} as const;
