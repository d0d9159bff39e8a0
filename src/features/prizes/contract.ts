// Prizes and redemptions on the wire: what is on offer for seeds, and what became of what was redeemed ('acquisitions').
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

const prizeType = z.enum(['Redeem', 'Prize']);
const status = z.enum(['Pending', 'Fulfilled', 'Cancelled']);
const params = z.object({ id: z.uuid() });

const prize = z.object({
  _id: z.string(),
  name: z.string(),
  /** Steps to redeem it, separated by commas. */
  description: z.string(),
  type: prizeType,
  /** Dollars. */
  value: z.number(),
  /** Seeds. */
  pointRequired: z.int(),
  imageUrl: z.string().nullable(),
  /** How many are left; null where there is no limit. */
  stock: z.int().nullable(),
  /** Whether it is a coupon, handing out a code at once. */
  givesCode: z.boolean(),
  /** By the caller, and not cancelled. */
  isRedeemed: z.boolean(),
  /** No longer on offer. */
  isRemoved: z.boolean(),
});

const acquisition = z.object({
  _id: z.string(),
  /** Its name and type as they were when it was redeemed. */
  prize: prize.pick({ _id: true, name: true, value: true, imageUrl: true }),
  created: z.iso.datetime(),
  pointSpent: z.int(),
  prizeType,
  status,
  /** Of a coupon, for its owner only. */
  code: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** When it was fulfilled or cancelled. */
  settled: z.iso.datetime().nullable(),
  /** For staff only. */
  user: z.object({ _id: z.string(), fullName: z.string(), email: z.string() }).optional(),
});

const settledReply = z.object({ message: z.string(), status });

export const prizeEndpoints = endpoints({
  'GET /api/prizes': {
    summary:
      'What is on offer, cheapest first; for borrowers what can be redeemed, unless a type is asked for',
    query: pageQuery({ type: prizeType.optional(), search: z.string().trim().max(100).optional() }),
    output: pageOf(prize),
  },
  'GET /api/prizes/next': {
    summary: 'The next prize to save seeds for, and those the seeds suffice for already',
    output: z.object({
      /** The cheapest that is out of reach, else the dearest within it; null where nothing is left to redeem. */
      prize: prize.nullable(),
      points: z.int(),
      /** Whether the points suffice for `prize`. */
      hasPoints: z.boolean(),
      redeems: z.array(prize),
    }),
  },
  'GET /api/prizes/:id': {
    summary: "One prize, with the caller's latest redemption of it",
    params,
    output: prize.extend({ acquisition: acquisition.nullable() }),
  },
  'GET /api/prizes/image/:id': { summary: 'The picture of a prize', params, output: 'file' },
  'POST /api/prizes/redeem/:id': {
    summary: 'Redeems a prize for seeds; refused when its price is not the one given',
    params,
    query: z.strictObject({ pointRequired: z.coerce.number().int().optional() }),
    output: z.object({ message: z.string(), _id: z.string() }),
  },
  'GET /api/acquisitions': {
    summary: "The caller's redemptions, newest first; everybody's for staff",
    query: pageQuery({ status: status.optional() }),
    output: pageOf(acquisition),
  },
  'GET /api/acquisitions/:id': {
    summary: "One redemption of the caller's; any for staff",
    params,
    output: acquisition,
  },
  'POST /api/acquisitions/:id/fulfil': {
    summary: 'Records that a pending redemption was handed over',
    params,
    output: settledReply,
  },
  'POST /api/acquisitions/:id/cancel': {
    summary: 'Cancels a pending redemption, gives its seeds back and puts it back into stock',
    params,
    body: z.strictObject({ reason: z.string().trim().max(2_000) }),
    output: settledReply,
  },
});

export type Prize = z.infer<typeof prize>;
export type PrizeType = z.infer<typeof prizeType>;
export type Acquisition = z.infer<typeof acquisition>;
export type AcquisitionStatus = z.infer<typeof status>;
