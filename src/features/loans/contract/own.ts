// A borrower's own loans on the wire, the receipts of their payments, and the statement of a loan for everybody who may have it.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { waysToPay } from '#shared/places/ways-to-pay.ts';
import { loanBooks, loanEntry, loanSummary } from '../contract.ts';

/** Dollars. */
const money = z.number();

const ownLoan = z.object({
  loan: loanSummary,
  /** The day on which all this holds. */
  today: z.string().brand<'day'>(),
  schedule: loanBooks.shape.schedule,
  /** The newest first. */
  entries: z.array(loanEntry),
  /** What pays the loan off today and the interest that is then not charged; null where there is nothing to save. */
  settlement: z.object({ pay: money, save: money }).nullable(),
  pay: waysToPay,
});

export const ownLoanEndpoints = endpoints({
  'GET /api/loans/own': {
    summary: "The caller's loans that were paid out, the newest first, 8 a page",
    query: pageQuery({}),
    output: pageOf(loanSummary),
  },
  'GET /api/loans/own/:id': {
    summary: 'One loan of the caller: where it stands, its schedule and its history',
    params: paramsOf<'loans'>(),
    output: ownLoan,
  },
  'GET /api/loans/own/:id/statement': {
    summary: 'The statement of one loan of the caller, as a PDF made now',
    params: paramsOf<'loans'>(),
    output: 'file',
  },
  'GET /api/loans/own/receipts/:id': {
    summary: 'The receipt of one payment that the caller made, as a PDF made now',
    params: paramsOf<'loan_entries'>(),
    output: 'file',
  },
  'GET /api/loans/admin/:id/statement': {
    summary: 'The statement of any loan, for staff',
    params: paramsOf<'loans'>(),
    output: 'file',
  },
  'GET /api/loans/partner/:id/statement': {
    summary: 'The statement of a loan of the calling lender',
    params: paramsOf<'loans'>(),
    output: 'file',
  },
});

export type OwnLoan = z.infer<typeof ownLoan>;
export type OwnEntry = OwnLoan['entries'][number];
