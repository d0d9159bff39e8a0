// What an agreement over $5,000 says, for the tests of the screens that show one.
import type { Agreement } from '../../contract/agreement.ts';

export const agreedFacts: NonNullable<Agreement['facts']> = {
  preparedOn: '2026-11-21',
  lender: { name: 'Pimento', legalName: 'Pimento Finance Limited', address: 'Kingston', licence: 'Applied.' },
  loanAmount: 5_000,
  fee: 250,
  cashInHand: 4_750,
  interestRate: 6,
  term: 4,
  repaymentOption: 'Monthly',
  interest: 1_200,
  totalRepayment: 6_200,
  effectiveYearlyRate: 272.36,
  schedule: [1, 2, 3, 4].map((number) => ({ number, dueOn: `2027-0${number}-21`, amount: 1_550 })),
};
