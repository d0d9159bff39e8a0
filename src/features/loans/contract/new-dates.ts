// New due dates on the wire: a borrower asks for one before an instalment is due, and staff decide.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { loanState } from '../contract.ts';
import { newDateFilters } from '../fields/staff-loan-lists.ts';
import { grantFields, refusalFields } from '../fields/staff-new-date.ts';

const words = z.string().trim().max(1_000);
const day = z.string().brand<'day'>();
const moment = z.iso.datetime();

const status = z.enum(newDateFilters.status.choices);

const request = z.object({
  _id: z.string(),
  status,
  instalment: z.int(),
  fromDueOn: day,
  wantedDueOn: day,
  reason: z.string(),
  askedAt: moment,
  decidedAt: moment.nullable(),
  /** What staff say to it. */
  note: z.string().nullable(),
});

const requestRow = request.extend({
  /** The day on which the instalment is due now: a granted one’s may be later than was asked for, where holidays have moved it. */
  dueOn: day,
  user: z.object({ _id: z.string(), fullName: z.string(), email: z.string() }),
  loan: z.object({
    _id: z.string(),
    number: z.string(),
    state: loanState,
    daysLate: z.int(),
    worstDaysLate: z.int(),
  }),
  /** Of the instalment, in dollars. */
  amount: z.number(),
  /** Paid in full or written off since it was asked: there is no date to move any more. */
  nothingDue: z.boolean(),
  decidedBy: z.string().nullable(),
  ...waitsShape,
});

export const newDateEndpoints = endpoints({
  'GET /api/loans/own/:id/new-dates': {
    summary: 'The new dates that the caller asked for in one of their loans, the latest first',
    params: paramsOf<'loans'>(),
    output: z.object({
      requests: z.array(request),
      /** The holidays that were added and are ahead: no date can be moved to one. */
      closed: z.array(day),
    }),
  },
  'POST /api/loans/own/:id/new-date': {
    summary: 'Asks for a new due date of the next instalment; staff decide',
    params: paramsOf<'loans'>(),
    body: z.strictObject({
      instalment: z.int().min(1).max(10_000),
      wantedOn: z.iso.date().brand<'day'>(),
      reason: words,
    }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/loans/own/:id/new-date/withdraw': {
    summary: 'Takes back the open request for a new date',
    params: paramsOf<'loans'>(),
    body: z.strictObject({}),
    output: messageAnswer,
  },
  'GET /api/loans/admin/new-dates': {
    summary:
      'Requests for new dates by status: those that wait, the oldest first; those settled, the latest first',
    query: pageQuery(filterShape(newDateFilters)),
    output: pageOf(requestRow),
  },
  'POST /api/loans/admin/new-dates/:id/grant': {
    summary: 'Moves the due date as it was asked; the borrower hears of it in the app and by e-mail',
    params: paramsOf<'due_date_requests'>(),
    body: z.strictObject(recordShape(grantFields)),
    output: messageAnswer,
  },
  'POST /api/loans/admin/new-dates/:id/refuse': {
    summary: 'Leaves the due date as it is, with a reason that the borrower reads',
    params: paramsOf<'due_date_requests'>(),
    body: z.strictObject(recordShape(refusalFields)),
    output: messageAnswer,
  },
});

export type NewDateRequest = z.infer<typeof request>;
export type NewDateRow = z.infer<typeof requestRow>;
export type NewDateStatus = z.infer<typeof status>;
