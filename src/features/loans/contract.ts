// A running loan as it crosses the wire: what every reader of one sees of it, its schedule and its books.

import { z } from 'zod';
import { recordAnswer } from '#shared/record/shape.ts';
import { keptOfMoney } from './fields/desk-money.ts';
import { loanFields } from './fields/loan.ts';
import { LOAN_AGEING, LOAN_STATES } from './fields/loan-states.ts';

/** Dollars. */
const money = z.number();
const day = z.string().brand<'day'>();

export const loanState = z.enum(LOAN_STATES);

/** Days late by the usual steps; `Current` is not late at all. */
export const loanAgeing = z.enum(LOAN_AGEING);

export const repaymentOption = z.enum(['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually']);

export const loanSummary = z.object({
  _id: z.string(),
  /** Nine digits, quoted with each payment. */
  number: z.string(),
  applicationId: z.string(),
  /** Null for a loan of our own. */
  partner: z.object({ _id: z.string(), name: z.string() }).nullable(),
  state: loanState,
  ageing: loanAgeing,
  ...recordAnswer('borrower', loanFields),
  repaymentOption,
  /** All that is still to pay, written off or not. */
  owed: money,
  /** What should have been paid before today. */
  overdue: money,
  daysLate: z.number(),
  worstDaysLate: z.number(),
  /** Of the oldest instalment not paid in full; null when nothing falls due any more. */
  nextDueOn: day.nullable(),
  /** What is left to pay of that instalment. */
  nextAmount: money,
  /** Paid beyond the whole loan. */
  credit: money,
  closedAt: z.iso.datetime().nullable(),
});

export const loanInstalment = z.object({
  number: z.number(),
  dueOn: day,
  /** Before a new date was agreed, or a holiday that was added moved it. */
  originalDueOn: day,
  /** Its borrower asked for a new date and has it. */
  hasNewDate: z.boolean(),
  amount: money,
  interest: money,
  principal: money,
  paid: money,
  /** The day on which the money that paid it in full was received. */
  paidOn: day.nullable(),
  daysLate: z.number(),
});

/** As its borrower reads it: without what staff noted for themselves. */
export const loanEntry = z.object({
  _id: z.string(),
  /** Within its loan. */
  number: z.number(),
  kind: z.enum(['Disbursement', 'Repayment', 'Refund', 'Waiver', 'Rebate', 'WriteOff', 'Reversal']),
  amount: money,
  /** Received, handed over or decided on. */
  on: day,
  ...recordAnswer('borrower', keptOfMoney),
  /** The number of the entry that it takes back. */
  reverses: z.number().nullable(),
  /** The number of the entry that took it back. */
  reversedBy: z.number().nullable(),
  recordedAt: z.iso.datetime(),
  /** How it changed what is owed: negative where it paid. */
  fee: money,
  interest: money,
  principal: money,
  writtenOff: money,
  /** How it changed what we hold for the borrower. */
  credit: money,
  /** Still owed after it. */
  owedAfter: money,
  /** Of a payment: the number of its receipt, `123456782-R1`. */
  receipt: z.string().nullable(),
});

/** The schedule in its order, and the entries, the first one first. */
export const loanBooks = z.object({ schedule: z.array(loanInstalment), entries: z.array(loanEntry) });

export type LoanSummary = z.infer<typeof loanSummary>;
export type LoanInstalment = z.infer<typeof loanInstalment>;
export type LoanEntry = z.infer<typeof loanEntry>;
export type LoanBooks = z.infer<typeof loanBooks>;
