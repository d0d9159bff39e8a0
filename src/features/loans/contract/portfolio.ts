// The portfolio on the wire: all running loans for staff, those of one lender for it, who is to be called, and what was said.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { happenedIn, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { loanAgeing, loanBooks, loanEntry, loanState, loanSummary } from '../contract.ts';
import { keptOfMoney } from '../fields/desk-money.ts';
import { RUNNING_AGEING } from '../fields/loan-states.ts';
import { contactFields } from '../fields/staff-contact.ts';
import { collectionFilters, portfolioFilters } from '../fields/staff-loan-lists.ts';

const count = z.int();
/** Dollars. */
const money = z.number();
const day = z.string().brand<'day'>();

const ageingStep = z.enum(RUNNING_AGEING);

/** How a portfolio stands; `principal` is what was lent and is not yet paid back. */
const portfolioFigures = z.object({
  ageing: z.array(
    z.object({
      step: ageingStep,
      loans: count,
      principal: money,
      /** Per cent of all outstanding principal; null while there is none. */
      share: z.number().nullable(),
    }),
  ),
  running: z.object({ loans: count, principal: money, owed: money }),
  inArrears: z.object({ loans: count, principal: money }),
  repaid: count,
  writtenOff: z.object({ loans: count, owed: money }),
  /** Per cent of outstanding principal that is of loans more than 30 days late; null while there is none. */
  par30: z.number().nullable(),
});

const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const loanRow = loanSummary.extend({ borrower: person });

const lenderLoan = loanSummary
  .omit({ partner: true })
  .extend({ borrower: z.object({ fullName: z.string() }) });

const narrowing = {
  ...filterShape(portfolioFilters),
  /** A loan of which nothing falls due any more has a step too. */
  ageing: loanAgeing.optional(),
  ...happenedIn(['disbursed', 'paid', 'repaid', 'defaulted', 'writtenOff']),
};

/** A lender's id, or ours. */
const owner = z.union([z.literal('ours'), z.uuid().brand<'partners'>()]).optional();

const lenderWithLoans = z.object({ _id: z.string(), name: z.string() });

const contactKind = z.enum(contactFields.kind.choices);

const loanContact = z.object({
  _id: z.string(),
  kind: contactKind,
  outcome: z.string(),
  created: z.iso.datetime(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  promise: z
    .object({
      on: day,
      /** Null where no amount was named. */
      amount: money.nullable(),
      state: z.enum(['Open', 'Kept', 'Broken']),
    })
    .nullable(),
});

const lateLoan = z.object({
  _id: z.string(),
  number: z.string(),
  partner: lenderWithLoans.nullable(),
  borrower: person.extend({ phone: z.string().nullable() }),
  state: loanState,
  ageing: loanAgeing,
  overdue: money,
  owed: money,
  daysLate: count,
  /** Of the last payment that stands. */
  lastPaidOn: day.nullable(),
  lastContact: loanContact.nullable(),
  /** Of the last contact that brought one. */
  lastPromise: loanContact.shape.promise,
});

const contactForm = z.strictObject(recordShape(contactFields));

export const portfolioEndpoints = endpoints({
  'GET /api/loans/admin': {
    summary: 'Running and past loans, 8 a page, with the figures of the portfolio that they belong to',
    query: pageQuery({ ...narrowing, owner }),
    output: pageOf(loanRow).extend({ figures: portfolioFigures, lenders: z.array(lenderWithLoans) }),
  },
  'GET /api/loans/collections': {
    summary:
      'Loans in arrears, the most overdue first, with how to reach the borrower and what was last said',
    query: pageQuery({ ...filterShape(collectionFilters), owner }),
    output: pageOf(lateLoan).extend({ figures: portfolioFigures, lenders: z.array(lenderWithLoans) }),
  },
  'GET /api/loans/admin/:id/contacts': {
    summary: 'What was said with the borrower of a loan, the newest first',
    params: paramsOf<'loans'>(),
    query: pageQuery({}),
    output: pageOf(loanContact),
  },
  'POST /api/loans/admin/:id/contacts': {
    summary: 'Notes a call, a message or a visit, and what the borrower promised',
    params: paramsOf<'loans'>(),
    body: contactForm,
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/loans/partner': {
    summary: "Loans of the caller's company, 8 a page, with the figures of its portfolio",
    query: pageQuery(narrowing),
    output: pageOf(lenderLoan).extend({ figures: portfolioFigures }),
  },
  'GET /api/loans/partner/:id': {
    summary: "One loan of the caller's company with its schedule and every entry in its books",
    params: paramsOf<'loans'>(),
    output: lenderLoan.extend({
      ...loanBooks.shape,
      entries: z.array(loanEntry.extend(recordAnswer('lender', keptOfMoney))),
    }),
  },
});

export type AgeingStep = z.infer<typeof ageingStep>;
export type PortfolioFigures = z.infer<typeof portfolioFigures>;
export type PortfolioSort = (typeof portfolioFilters.sort.choices)[number];
export type LoanRow = z.infer<typeof loanRow>;
export type LenderLoan = z.infer<typeof lenderLoan>;
export type LenderLoanRow = LenderLoan;
export type LateLoan = z.infer<typeof lateLoan>;
export type LoanContact = z.infer<typeof loanContact>;
export type ContactKind = z.infer<typeof contactKind>;
export type ContactForm = z.infer<typeof contactForm>;
export type LenderWithLoans = z.infer<typeof lenderWithLoans>;
