import { expect, test } from 'vitest';
import { type Details, inTheBell } from '#features/activity/server/in-words.ts';
import { day } from '#tests/support/days.ts';
import { happenings } from './happenings.ts';

const created = '2026-03-03T09:00:00.000Z';
const repayment = { amount: 750, loanNumber: '100000017', receivedOn: day('2026-02-28') };
const booking = { amount: 750, loanNumber: '100000017' };
const instalment = { amount: 1_916.66, loanNumber: '100000017', dueOn: day('2026-02-28') };

test.each<[string, Details, string]>([
  [
    'information.submit',
    {
      submittedInformation: { status: 'Submitted', name: 'Basic Information' },
    },
    'You submitted Basic Information',
  ],
  [
    'verification.reject',
    {
      submittedInformation: { status: 'Rejected', name: 'Credit Info', reason: 'The scan is too dark' },
    },
    'Credit Info was not accepted: The scan is too dark',
  ],
  [
    'seeds.earn',
    { pointsInformation: { point: 1, reason: 'Credit Info' } },
    'You earned 1 seed for Credit Info',
  ],
  [
    'seeds.adjust',
    {
      pointsInformation: { point: 40, reason: 'A coupon did not work', isAdjustment: true },
    },
    'You were given 40 seeds: A coupon did not work',
  ],
  [
    'seeds.adjust',
    {
      pointsInformation: { point: -1, reason: 'Granted twice', isAdjustment: true },
    },
    '1 seed was taken back: Granted twice',
  ],
  [
    'loan.repay',
    { repaymentInformation: repayment },
    'We received your payment of $750.00. The receipt is in your emails',
  ],
  [
    'loan.reverse_repayment',
    { repaymentInformation: { ...repayment, reason: 'Entered twice' } },
    'Your payment of $750.00 has been taken back in our books: Entered twice',
  ],
  [
    'loan.approve_waiver',
    { bookingInformation: { ...booking, kind: 'Waiver' } },
    'We waived $750.00 of your loan: you do not have to pay it',
  ],
  ['loan.refund', { bookingInformation: { ...booking, kind: 'Refund' } }, 'We paid $750.00 back to you'],
  [
    'loan.approve_write_off',
    { bookingInformation: { ...booking, kind: 'WriteOff' } },
    'Your loan is written off with $750.00 still owed. You can pay it at any time',
  ],
  [
    'loan.reverse_entry',
    {
      bookingInformation: { ...booking, kind: 'Waiver', reason: 'The wrong loan' },
    },
    'The waiver of $750.00 no longer counts: The wrong loan',
  ],
  [
    'loan.remind_due',
    { instalmentInformation: instalment },
    'Your instalment of $1,916.66 is due on February 28th 2026',
  ],
  [
    'loan.remind_late',
    { instalmentInformation: { ...instalment, daysLate: 1 } },
    '$1,916.66 was due on February 28th 2026, 1 day ago. If you cannot pay now, write to us',
  ],
  [
    'loan.grant_new_date',
    { instalmentInformation: { ...instalment, dueOn: day('2026-03-05') } },
    'Your new date: $1,916.66 is now due on March 5th 2026',
  ],
  [
    'loan.postpone_instalment',
    { instalmentInformation: { ...instalment, dueOn: day('2026-03-02') } },
    'Your instalment of $1,916.66 is now due on March 2nd 2026, because its day is a public holiday',
  ],
  [
    'loan.postpone_instalment',
    {
      instalmentInformation: {
        ...instalment,
        dueOn: day('2026-03-02'),
        holiday: { day: day('2026-02-28'), name: 'General election' },
      },
    },
    'Your instalment of $1,916.66 is now due on March 2nd 2026, because February 28th 2026 is a public holiday: General election',
  ],
  [
    'loan.refuse_new_date',
    { instalmentInformation: { ...instalment, reason: 'Too soon' } },
    '$1,916.66 stays due on February 28th 2026: Too soon',
  ],
  [
    'application.approve',
    { loanInformation: { loanAmount: 5000, interestRate: 6.5 } },
    'Your loan of $5,000.00 is approved',
  ],
  [
    'application.reject',
    {
      loanInformation: { loanAmount: 1234.56, interestRate: 6.5, reason: 'Income not shown' },
    },
    'Your application for $1,234.56 was not approved: Income not shown',
  ],
  [
    'prize.redeem',
    {
      acquisitionInformation: { prize: { name: 'Supermarket voucher' }, pointSpent: 300 },
    },
    'You redeemed Supermarket voucher for 300 seeds',
  ],
  [
    'acquisition.fulfil',
    {
      acquisitionInformation: { prize: { name: 'School bag' }, pointSpent: 300, status: 'Fulfilled' },
    },
    'School bag, which you redeemed, has been handed over',
  ],
  [
    'acquisition.cancel',
    {
      acquisitionInformation: {
        prize: { name: 'School bag' },
        pointSpent: 1,
        status: 'Cancelled',
        reason: 'Not delivered',
      },
    },
    'Your redemption of School bag was cancelled and 1 seed is back with you: Not delivered',
  ],
  [
    'contest.join',
    { contestInformation: { name: 'Back to school', created } },
    'You joined the contest Back to school',
  ],
  [
    'contest.win',
    { contestInformation: { name: 'Back to school', created } },
    'You won in the contest Back to school. Look at your emails',
  ],
])('%s of %o reads as a sentence', (name, details, sentence) => {
  expect(inTheBell(happenings, name, details).what).toBe(sentence);
});

test.each([
  [{ _id: 'c1', name: 'Back to school', created }, '/contests/c1'],
  // As it was stored before it named the contest.
  [{ name: 'Back to school', created }, '/contests'],
])('contest.terms_told of %o leads to what changed', (contestInformation, link) => {
  expect(inTheBell(happenings, 'contest.terms_told', { contestInformation })).toEqual({
    what: 'The terms of the contest Back to school changed. See what was and what is now',
    link,
  });
});

test.each([
  [{ _id: 'c1', name: 'Back to school', created }, '/contests/c1'],
  // As it was stored before it named the contest.
  [{ name: 'Back to school', created }, '/contests'],
])('contest.win of %o leads to the draw, which says how to claim the prize', (contestInformation, link) => {
  expect(inTheBell(happenings, 'contest.win', { contestInformation }).link).toBe(link);
});

const section = { submittedInformation: { status: 'Rejected', name: 'Credit Info', reason: 'Too dark' } };

test.each(['verification.submit', 'verification.approve', 'verification.reject', 'information.reopen'])(
  '%s leads on to the sections, where the one that was not accepted is sent again',
  (name) => {
    expect(inTheBell(happenings, name, section).link).toBe('/overview');
  },
);
