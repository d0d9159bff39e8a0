// One loan on the staff's desk: all there is to see of it, and everything that is done to it by hand.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { loanBooks, loanEntry, loanSummary } from '../contract.ts';
import {
  approvalFields,
  reasonFields,
  refundFields,
  rejectionFields,
  repaymentFields,
  waiverFields,
} from '../fields/desk-money.ts';

/** Dollars. */
const money = z.number();
const person = z.object({ _id: z.string(), fullName: z.string() });
/** Of the payment partner or the bank; the same one is never recorded twice. */
const reference = z.string().trim().toUpperCase().max(80);
const message = z.object({ message: z.string() });

/** A request to give up a part of a loan, or all that is still owed of it, or to take its payout back; a second person decides. */
const adjustment = z.object({
  _id: z.string(),
  kind: z.enum(['Waiver', 'WriteOff', 'PayoutReversal']),
  /** Of a waiver alone: a write-off is of all that is then owed. */
  amount: money.nullable(),
  reason: z.string(),
  askedBy: person,
  askedAt: z.iso.datetime(),
  status: z.enum(['Asked', 'Done', 'Refused', 'Withdrawn']),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
});

const openAdjustment = adjustment.extend({
  loan: z.object({ _id: z.string(), number: z.string(), owed: money }),
  borrower: person,
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
  settlement: z.object({ on: z.string(), pay: money, rebate: money }),
  schedule: loanBooks.shape.schedule,
  /** The newest first. */
  entries: z.array(loanEntry.extend({ recordedBy: z.string() })),
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
      'Waivers, write-offs and payouts to take back that wait for a second person, the longest waiting first, 8 a page',
    query: pageQuery({}),
    output: pageOf(openAdjustment),
  },
  'GET /api/loans/admin/:id': {
    summary: 'One running loan with its borrower, schedule, books and requests',
    params: paramsOf<'loans'>(),
    output: deskLoan,
  },
  'POST /api/loans/admin/:id/repayments': {
    summary: 'Records money received for a loan; it pays the oldest instalment first',
    params: paramsOf<'loans'>(),
    body: z.strictObject({ ...recordShape(repaymentFields()), reference }),
    output: message.extend({ receiptNumber: z.string() }),
  },
  'POST /api/loans/admin/:id/refunds': {
    summary: 'Records that money paid beyond the whole loan was given back',
    params: paramsOf<'loans'>(),
    body: z.strictObject({ ...recordShape(refundFields()), reference }),
    output: message,
  },
  'POST /api/loans/admin/entries/:id/reverse': {
    summary: 'Takes an entry back in the books, with the reason; nothing is ever deleted',
    params: paramsOf<'loan_entries'>(),
    body: z.strictObject(recordShape(reasonFields)),
    output: message,
  },
  'POST /api/loans/admin/:id/adjustments': {
    summary: 'Asks a second person for a waiver or a write-off, or to take the payout back',
    params: paramsOf<'loans'>(),
    /** An amount belongs to a waiver alone. */
    body: z.strictObject({ kind: adjustment.shape.kind, ...recordShape(waiverFields()) }),
    output: message,
  },
  'POST /api/loans/admin/adjustments/:id/approve': {
    summary: 'Approves what somebody else asked for, and books it',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject(recordShape(approvalFields)),
    output: message,
  },
  'POST /api/loans/admin/adjustments/:id/refuse': {
    summary: 'Refuses what somebody else asked for, with the reason',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject(recordShape(rejectionFields)),
    output: message,
  },
  'POST /api/loans/admin/adjustments/:id/withdraw': {
    summary: 'Withdraws what the caller asked for',
    params: paramsOf<'loan_adjustments'>(),
    body: z.strictObject({}),
    output: message,
  },
});

export type DeskLoan = z.infer<typeof deskLoan>;
export type DeskEntry = DeskLoan['entries'][number];
export type LoanAdjustment = z.infer<typeof adjustment>;
export type OpenAdjustment = z.infer<typeof openAdjustment>;
