// Money handed over, on the wire: whom staff pay next, what has been paid, the record of one payout, and a loan cancelled before it.
import { z } from 'zod';
import { userStatus } from '#features/accounts/contract.ts';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { cancellationFields, payoutFields } from '../fields/staff-payout.ts';
import { payoutFilters } from '../fields/staff-payout-list.ts';
import { approvalAnewFields } from '../fields/staff-verdict.ts';
import { heldUp } from './agreement.ts';

/** Dollars. */
const money = z.number();

/** An application whose agreement is signed; `_id` is the application's. */
const payout = z.object({
  _id: z.string(),
  borrower: z.object({
    _id: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    status: userStatus,
  }),
  /** Null for a loan of our own. */
  partner: z.object({ _id: z.string(), name: z.string() }).nullable(),
  loanAmount: money,
  /** The caller has approved it, so that somebody else hands the money over. */
  isYours: z.boolean(),
  /** Who approved it, by their ids, where it is ours: neither they nor who is one hand with them hand over its money. */
  approvers: z.array(z.string()),
  /** Kept back. */
  fee: money,
  /** The amount less the fee: what is handed over. */
  cashInHand: money,
  /** Null where a loan was opened before agreements were signed here. */
  signedAt: z.iso.datetime().nullable(),
  /** 24 hours after it was signed for and everything was verified; null until then. */
  moneyDueBy: z.iso.datetime().nullable(),
  /** Something of the borrower is still to be verified first. Once nothing is, the 24 hours begin within a minute or two. */
  waitsForProof: z.boolean(),
  /** Of one whose money still waits. */
  heldUp,
  /** Opened with the money; null while that waits. */
  loan: z
    .object({
      _id: z.string(),
      number: z.string(),
      disbursedOn: z.string().brand<'day'>(),
      reference: z.string(),
      disbursedBy: z.string(),
    })
    .nullable(),
  ...waitsShape,
});

export const disbursementEndpoints = endpoints({
  'GET /api/loan-application/admin/disbursements': {
    summary:
      'Signed agreements whose money waits, the one due first on top, or all that was handed over, the newest first; 8 a page',
    query: pageQuery({ ...filterShape(payoutFilters), ...eitherEndFirst }),
    output: pageOf(payout),
  },
  'POST /api/loan-application/admin/:id/disburse': {
    summary: 'Records that the money of a signed agreement was handed over, and opens its loan',
    params: paramsOf<'applications'>(),
    body: z.strictObject(recordShape(payoutFields())),
    output: messageAnswer.extend({ loan: z.object({ _id: z.string(), number: z.string() }) }),
  },
  'POST /api/loan-application/admin/:id/approve-anew': {
    summary:
      'Approves a loan once more whose facts have got worse since, so that its money may go out; two people do',
    params: paramsOf<'applications'>(),
    body: z.strictObject({
      ...recordShape(approvalAnewFields),
      /** What its sender has read of what got worse. */
      facts: z.string().max(100),
    }),
    output: messageAnswer,
  },
  'POST /api/loan-application/admin/:id/cancel': {
    summary:
      'Cancels an approved loan whose money was not handed over; its borrower can ask for another then',
    params: paramsOf<'applications'>(),
    body: z.strictObject(recordShape(cancellationFields)),
    output: messageAnswer.extend({ state: z.literal('Cancelled') }),
  },
});

export type Payout = z.infer<typeof payout>;
export type PayoutsShown = (typeof payoutFilters.show.choices)[number];
