// One loan on the staff's desk: all there is to see of it, and everything that is done to it by hand.

import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { loanBooks, loanEntry, loanSummary } from '../contract.ts';
import {
  keptOfMoney,
  reasonFields,
  refundFields,
  repaymentFields,
  waiverFields,
} from '../fields/desk-money.ts';

/** Dollars. */
const money = z.number();
const person = z.object({ _id: z.string(), fullName: z.string() });

const waitCause = z.enum(['Refund', 'Old', 'TwoDecided', 'BackDated', 'Overpays', 'Large']);

export const waitCauses = waitCause.options;

/** What is given up of a loan, or its payout taken back: asked for as such. */
const givenUp = z.enum(['Waiver', 'WriteOff', 'PayoutReversal']);

/** What two people guard: what is given up of a loan, and money recorded by hand that one person does not record alone. */
const adjustment = z.object({
  _id: z.string(),
  kind: z.enum([...givenUp.options, 'Repayment', 'Refund', 'EntryReversal']),
  /** Null of a write-off, which is of all that is then owed, and of a payout; of an entry to take back, its amount. */
  amount: money.nullable(),
  /** Why money recorded by hand waits; empty of what always does. */
  causes: z.array(waitCause),
  /** Of money: the day on which it came or went, and what is kept of it. */
  on: z.string().brand<'day'>().nullable(),
  ...recordAnswer('staff', keptOfMoney),
  /** The number of the entry to take back, and what it is; its day and reference are those above. */
  entry: z.int().nullable(),
  entryKind: loanEntry.shape.kind.nullable(),
  /** Why the books would not take it now, in words; null where they would, and of what is settled. */
  notBooked: z.string().nullable(),
  /** Null where whoever recorded money left no note. */
  reason: z.string().nullable(),
  askedBy: person,
  askedAt: z.iso.datetime(),
  status: z.enum(['Asked', 'Done', 'Refused', 'Withdrawn']),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
});

const standing = z.object({ owed: money, credit: money });

const openAdjustment = adjustment.extend({
  loan: z.object({ _id: z.string(), number: z.string() }),
  before: standing,
  /** Once it is approved; null where the books would not take it any more. */
  after: standing.nullable(),
  borrower: person,
  ...waitsShape,
});

const deskLoan = z.object({
  loan: loanSummary,
  borrower: person.extend({ email: z.string(), phone: z.string().nullable() }),
  /** What is still to pay, by what it is for, and what we hold for the borrower. */
  balances: z.object({
    fee: money,
    interest: money,
    principal: money,
    credit: money,
    writtenOff: money,
  }),
  /** What pays the loan off when it is received on that day, and the interest that is then not charged. */
  settlement: z.object({ on: z.string().brand<'day'>(), pay: money, rebate: money }),
  schedule: loanBooks.shape.schedule,
  /** The newest first. */
  entries: z.array(
    loanEntry.extend({
      ...recordAnswer('staff', keptOfMoney),
      note: z.string().nullable(),
      recordedBy: z.string(),
      /** Somebody else had approved it before it was recorded. */
      byTwo: z.boolean(),
    }),
  ),
  /** What one person records at once without a second one. */
  aloneUpTo: money,
  /** The newest first; the latest of them. */
  adjustments: z.array(adjustment),
  /** By account of the ledger; both sides have the same sum. */
  trialBalance: z.array(z.object({ account: z.string(), debit: money, credit: money })),
});

export const loanDeskEndpoints = endpoints({
  'GET /api/loans/admin/find': {
    summary: 'The loan that has a number, as a payer quotes it; spaces and dashes do not matter',
    query: z.strictObject({ number: z.string().trim().max(20) }),
    output: z.object({ _id: z.string() }),
  },
  'GET /api/loans/admin/adjustments': {
    summary:
      'What waits for a second person, with the loan before and after it: waivers, write-offs, payouts and entries to take back, refunds and unusual payments; the longest waiting first, 8 a page',
    query: pageQuery(eitherEndFirst),
    output: pageOf(openAdjustment),
  },
  'GET /api/loans/admin/:id': {
    summary: 'One running loan with its borrower, schedule, books and requests',
    params: paramsOf<'loans'>(),
    output: deskLoan,
  },
  'POST /api/loans/admin/:id/repayments': {
    summary:
      'Records money received for a loan; it pays the oldest instalment first. Dated far back, large or more than is owed, it waits for a second person',
    params: paramsOf<'loans'>(),
    body: z.strictObject(recordShape(repaymentFields())),
    /** The number is null while the payment waits. */
    output: messageAnswer.extend({ receiptNumber: z.string().nullable() }),
  },
  'POST /api/loans/admin/:id/refunds': {
    summary: 'Asks a second person to record that money paid beyond the whole loan is given back',
    params: paramsOf<'loans'>(),
    body: z.strictObject(recordShape(refundFields())),
    output: messageAnswer,
  },
  'POST /api/loans/admin/entries/:id/reverse': {
    summary:
      'Takes an entry back in the books, with the reason; nothing is ever deleted. All but a payment of the last day waits for a second person',
    params: paramsOf<'loan_entries'>(),
    body: z.strictObject(recordShape(reasonFields)),
    output: messageAnswer,
  },
  'POST /api/loans/admin/:id/adjustments': {
    summary: 'Asks a second person for a waiver or a write-off, or to take the payout back',
    params: paramsOf<'loans'>(),
    /** An amount belongs to a waiver alone, and is refused with anything else. */
    body: z.strictObject({ kind: givenUp, ...recordShape(waiverFields()) }),
    output: messageAnswer,
  },
  'POST /api/loans/admin/adjustments/:id/approve': {
    summary: 'Approves what somebody else asked for, and books it',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject(recordShape(approvalFields)),
    output: messageAnswer,
  },
  'POST /api/loans/admin/adjustments/:id/refuse': {
    summary: 'Refuses what somebody else asked for, with the reason',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject(recordShape(refusalFields)),
    output: messageAnswer,
  },
  'POST /api/loans/admin/adjustments/:id/withdraw': {
    summary: 'Withdraws what the caller asked for',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject({}),
    output: messageAnswer,
  },
});

export type DeskLoan = z.infer<typeof deskLoan>;
export type DeskEntry = DeskLoan['entries'][number];
export type GivenUp = z.infer<typeof givenUp>;
export type WaitCause = z.infer<typeof waitCause>;
export type LoanAdjustment = z.infer<typeof adjustment>;
export type OpenAdjustment = z.infer<typeof openAdjustment>;
