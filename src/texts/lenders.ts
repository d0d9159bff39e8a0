// What a borrower reads about lenders, their licences and their loans.

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
    `At this lender’s usual ${percent}% a month, add-on. The lender may decide on another rate; nothing binds you before you sign.`,
  scheduleNote: 'If the money reached you today. The dates move with the day on which it does.',
  applyNow: 'Apply Now',
  applied: 'We are taking you to your applications.',
  toApplications: 'See your applications',
  back: 'Back to loan services',
} as const;

/** One lender with its loans. */
export const lenderTexts = {
  title: 'Lender',
  about: 'The company',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  loans: 'Loans',
  noLoans: 'This lender offers no loans here just now.',
} as const;

/** Lenders side by side for one amount and term. */
export const comparisonTexts = {
  title: 'Compare lenders',
  lead: 'Choose an amount and a term. Lenders are ranked by what the loan costs you in all; none can pay for a better place.',
  amount: 'You borrow',
  term: 'You repay over',
  type: 'Kind of loan',
  anyType: 'Any kind',
  results: 'Cheapest first',
  counted: (count: number) => (count === 1 ? '1 loan fits' : `${count} loans fit`),
  none: 'No lender lends this amount over this term. Move a slider, or look below at who lends what.',
  noLoans: 'There are no lenders to compare yet.',
  rank: (place: number) => `No. ${place}`,
  cheapest: 'Costs least',
  totalCost: 'Costs you in all',
  fee: (percent: number) => `Fee, ${percent}%`,
  cashInHand: 'Cash in hand',
  once: 'Once',
  instalments: {
    Daily: 'A day',
    Weekly: 'A week',
    Fortnightly: 'A fortnight',
    Monthly: 'A month',
    Quarterly: 'A quarter',
    Annually: 'A year',
  },
  total: 'You pay back',
  effectiveYearly: 'Effective yearly rate',
  rate: (percent: number) => `${percent}% a month, add-on`,
  look: 'Look at this loan',
  lookAt: (loan: string, lender: string) => `Look at this loan: ${loan}, ${lender}`,
  othersTitle: 'Do not lend this',
  othersLead: 'These lenders have loans too, but not for this amount over this term.',
  lendsAmount: (least: string, most: string) => `Lends ${least} to ${most}`,
  lendsTerm: (shortest: number, longest: number) => `Over ${range(shortest, longest)}`,
} as const;
