// A lender's own reports on the wire: its figures, and its lists as files.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const count = z.int();
const day = z.string().max(10).optional();

const lenderDay = z.object({
  /** YYYY-MM-DD in Jamaica; of a week its first day. */
  day: z.string().brand<'day'>(),
  applied: count,
  approved: count,
  rejected: count,
});

const lenderFigures = z.object({
  /** How long each list is. */
  lists: z.object({ products: count, loans: count, applications: count }),
  /** Applications by state. */
  waiting: count,
  /** The lender's other terms wait for their borrower's answer. */
  waitingForBorrower: count,
  approved: count,
  rejected: count,
  /** Since when the first application waits for the lender. */
  oldest: z.iso.datetime().nullable(),
  /** People who have applied at least once. */
  people: count,
  /** Dollars, of all approved applications. */
  amountApproved: z.number(),
  /** On average, of all decided applications; null while there is none. */
  hoursToDecide: z.number().nullable(),
  /** Loans that borrowers can see and apply for. */
  loansShown: count,
  /** Its loans that were handed over. */
  portfolio: z.object({
    running: count,
    late: count,
    repaid: count,
    all: count,
    /** Dollars still to pay of loans that run, interest included. */
    outstanding: z.number(),
    /** Per cent; null while nothing is outstanding. */
    par30: z.number().nullable(),
  }),
  from: z.string().brand<'day'>(),
  to: z.string().brand<'day'>(),
  days: z.array(lenderDay),
  /** As many days just before the range, added up. */
  before: lenderDay,
});

export const lenderReportEndpoints = endpoints({
  'GET /api/partner-report': {
    summary:
      "The figures of the caller's company: as they stand, and of each day of a range, the last thirty unless asked otherwise",
    query: z.strictObject({ from: day, to: day }),
    isReport: true,
    output: lenderFigures,
  },
  'GET /api/partner-report/:id': {
    summary: "The products, loans, loan applications or running loans of the caller's company as a CSV file",
    params: z.object({ id: z.enum(['products', 'loans', 'loan-applications', 'portfolio']) }),
    isReport: true,
    output: 'file',
  },
});

export type LenderDay = z.infer<typeof lenderDay>;
export type LenderFigures = z.infer<typeof lenderFigures>;
