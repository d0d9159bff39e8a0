// What is said about a loan itself: its product card and its instalments.
import { brand } from '#texts/brand.ts';

export const scheduleTexts = {
  title: (count: number) => (count === 1 ? 'Your one instalment' : `Your ${count} instalments`),
  caption: 'Instalments with their dates',
  number: 'No.',
  dueOn: 'Due on',
  amount: 'Amount',
  showAll: (count: number) => `Show all ${count} instalments`,
  showFewer: 'Show fewer',
} as const;

export const loanServicesTexts = {
  title: 'Loan services',
  lead: 'What you can borrow, and what it costs.',
  productName: `${brand.name} loan`,
  productType: 'Unsecured Regular Loan',
  description:
    'An unsecured loan with equal monthly instalments. Every cost is on the table before you decide, and you choose how much to take.',
  maximum: 'Maximum amount',
  rate: 'Interest',
  rateFrom: (percent: number) => `From ${percent}% a month, add-on`,
  term: 'Term',
  termUpTo: (months: number) => `Up to ${months} months`,
  partner: 'Offered by',
  repayment: 'Repayment',
  monthly: 'Monthly',
  seeOffer: 'See your offer',
} as const;
