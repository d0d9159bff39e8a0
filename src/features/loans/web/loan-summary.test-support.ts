// For the tests of screens: a loan of $5,000 over three months as the server answers it, nothing of it late.
import { day } from '#tests/support/days.ts';
import type { LoanSummary } from '../contract.ts';

export const loanSummary: LoanSummary = {
  _id: 'l1',
  number: '100000017',
  applicationId: 'a1',
  partner: null,
  state: 'Active',
  ageing: 'Current',
  loanAmount: 5_000,
  interestRate: 5,
  term: 3,
  repaymentOption: 'Monthly',
  fee: 250,
  interest: 750,
  disbursedOn: day('2026-01-31'),
  owed: 3_833.34,
  overdue: 0,
  daysLate: 0,
  worstDaysLate: 0,
  nextDueOn: day('2026-03-31'),
  nextAmount: 1_916.66,
  credit: 0,
  closedAt: null,
};
