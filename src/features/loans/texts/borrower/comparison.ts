// The words of the comparison of lenders' loans.

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

const range = (from: number, to: number) => (from === to ? months(from) : `${from} to ${months(to)}`);

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
