// What borrowers read about lenders, their loans and their licences.

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

const range = (from: number, to: number) => (from === to ? months(from) : `${from} to ${months(to)}`);

/** A lender's licence under the Microcredit Act. */
export const licenceTexts = {
  number: (number: string) => `Licence ${number}`,
  noNumber: 'No licence number',
  states: {
    None: 'Not licensed',
    Applied: 'Licence applied for',
    Licensed: 'Licensed',
    Suspended: 'Licence suspended',
    Expired: 'Licence expired',
  },
  cannotLend: 'Loans of this lender are not offered here until its licence is valid.',
} as const;

/** Cards and detail of a lender's loan. */
export const lenderLoanTexts = {
  ours: 'From us',
  lenders: 'From licensed lenders',
  lendersLead: 'Each lender decides on its own loans. Every cost is shown the same way for all of them.',
  compare: 'Compare lenders',
  none: 'No lender offers loans here yet. Our own loan is open to you.',
  learnMore: 'Learn More',
  maximumAmount: 'Maximum amount',
  minimumAmount: 'Minimum amount',
  offeredBy: 'Offered by',
  defaultRate: 'Interest',
  ratePerMonth: (percent: number) => `${percent}% a month`,
  repayment: 'Repayment',
  type: 'Type',
  maximumRate: 'Maximum interest',
  minimumRate: 'Minimum interest',
  maximumTerm: 'Maximum term',
  minimumTerm: 'Minimum term',
  months,
  security: 'Security',
  status: 'Status',
  facts: 'The loan',
  choose: 'What you would ask for',
  amount: 'Amount',
  term: 'Term',
  amountRange: (least: string, most: string) => `${least} to ${most}`,
  termRange: range,
  cost: 'What it costs',
  costNote: (percent: number) =>
    `At this lender’s usual ${percent}% a month, add-on. The lender may offer you another amount, rate or term. You then see both side by side, and say yes or no; nothing binds you before you sign.`,
  scheduleNote: 'If the money reached you today. The dates move with the day on which it does.',
  applyNow: 'Apply Now',
  applied: (lender: string) => `${lender} decides on it. We are taking you to your applications.`,
  toApplications: 'See your applications',
  waits: (amount: string) => `You asked for ${amount} of this loan`,
  waitsLead: (lender: string) => `${lender} has not decided yet. You can ask again after that.`,
  toApplication: 'See your application',
  back: 'Back to loan services',
} as const;

/** One lender with its loans. */
export const lenderTexts = {
  title: 'Lender',
  about: 'The company',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  notYet: '–',
  loans: 'Loans',
  noLoans: 'This lender offers no loans here just now.',
} as const;
