// For the tests of a loan on the desk: one as the server answers it.
import { day } from '#tests/support/days.ts';
import type { LoanAdjustment, DeskLoan as Shown } from '../../contract/desk.ts';
import { loanSummary } from '../loan-summary.test-support.ts';

export const ID = '019a0000-0000-7000-8000-000000000001';
export const ME = '019a0000-0000-7000-8000-00000000000a';
const at = '2026-03-03T21:05:00.000Z';
const instalment = (number: number, due: string, paid: number) => ({
  number,
  dueOn: day(due),
  originalDueOn: day(due),
  hasNewDate: false,
  amount: 1_000,
  interest: 100,
  principal: 900,
  paid,
  paidOn: null,
  daysLate: 0,
});
export const entry = (number: number, kind: 'Disbursement' | 'Repayment', amount: number) => ({
  _id: `entry-${number}`,
  number,
  kind,
  amount,
  on: day('2026-03-01'),
  reference: `REF-${number}`,
  note: null,
  reverses: null,
  reversedBy: null,
  recordedAt: at,
  fee: 0,
  interest: -100,
  principal: -150,
  writtenOff: 0,
  credit: 0,
  owedAfter: 1_750,
  receipt: kind === 'Repayment' ? `100000017-R${number - 1}` : null,
  recordedBy: 'Olive Officer',
  byTwo: false,
});
/** $1,800 over two months, of which $250 is paid. */
export const loan: Shown = {
  loan: {
    ...loanSummary,
    _id: ID,
    applicationId: 'a',
    loanAmount: 1_800,
    term: 2,
    fee: 90,
    interest: 200,
    disbursedOn: day('2026-02-10'),
    owed: 1_750,
    nextDueOn: day('2026-03-10'),
    nextAmount: 750,
  },
  borrower: { _id: 'b', fullName: 'Ann Able', email: 'ann@example.com', phone: null },
  balances: { fee: 0, interest: 100, principal: 1_650, credit: 0, writtenOff: 0 },
  settlement: { on: day('2026-03-04'), pay: 1_650, rebate: 100 },
  schedule: [instalment(1, '2026-03-10', 250), instalment(2, '2026-04-10', 0)],
  entries: [entry(2, 'Repayment', 250), entry(1, 'Disbursement', 1_800)],
  aloneUpTo: 100_000,
  adjustments: [],
  trialBalance: [
    { account: 'Cash', debit: 0, credit: 1_460 },
    { account: 'Principal', debit: 1_460, credit: 0 },
  ],
};
export const asked = (askedBy: string): LoanAdjustment => ({
  _id: 'adjustment',
  kind: 'Waiver',
  amount: 50,
  ...{ causes: [], on: null, reference: null, entry: null, entryKind: null, notBooked: null },
  reason: 'A storm',
  askedBy: { _id: askedBy, fullName: 'Sam Second' },
  askedAt: at,
  status: 'Asked',
  ...{ decidedBy: null, decidedAt: null, decisionNote: null },
});
