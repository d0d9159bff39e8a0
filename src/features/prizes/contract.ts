// Prizes and redemptions on the wire: what is on offer for seeds, and what became of what was redeemed ('acquisitions').

import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordAnswer, recordShape } from '#shared/record/shape.ts';
import { prizeDeskFields, prizeFields } from './fields/staff-prize.ts';
import { prizeFilters, redemptionFilters } from './fields/staff-prize-lists.ts';
import { cancellationFields } from './fields/staff-redemption.ts';

const prizeType = z.enum(prizeFields.type.choices);
const status = z.enum(redemptionFilters.status);

const prize = z.object({
  _id: z.string(),
  ...recordAnswer('everyone', prizeFields),
  imageUrl: z.string().nullable(),
  /** Whether it is a coupon, handing out a code at once. */
  givesCode: z.boolean(),
  /** Whether the caller has redeemed it; a cancelled redemption does not count. */
  isRedeemed: z.boolean(),
  /** Whether it is no longer on offer. */
  isRemoved: z.boolean(),
  /** When it was added, in the list of staff only. */
  created: z.iso.datetime().optional(),
});

const person = z.object({ _id: z.string(), fullName: z.string() });

const acquisition = z.object({
  _id: z.string(),
  /** Its name and type as they were when it was redeemed. */
  prize: prize.pick({ _id: true, name: true, value: true, imageUrl: true }),
  created: z.iso.datetime(),
  pointSpent: z.int(),
  prizeType,
  status,
  /** The code of a coupon, for its owner only; null else. */
  code: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** When it was fulfilled or cancelled. */
  settled: z.iso.datetime().nullable(),
  /** Who redeemed it, for staff only. */
  user: person.extend({ email: z.string() }).optional(),
  /** For staff only: who fulfilled or cancelled it; null where it handed out its code by itself. */
  settledBy: person.nullable().optional(),
  /** In the list of staff only: by when it is to be handed over, and whose it is. */
  ...z.object(waitsShape).partial().shape,
});

const settledReply = messageAnswer.extend({ status });

/** What staff see of a prize besides. */
const prizeDesk = z.object({
  ...recordAnswer('staff', prizeDeskFields),
  /** The number of edits, by which an edit of an older state is found. */
  revision: z.int(),
  created: z.iso.datetime(),
  addedBy: person.nullable(),
  /** How many contests give it and are not drawn yet. */
  promised: z.int(),
  /** How many of the stock published contests hold until they are handed over or were not claimed. */
  reserved: z.int(),
  /** The counts of a coupon's codes; null for any other prize. */
  codes: z.object({ free: z.int(), handedOut: z.int() }).nullable(),
});

const codes = z.array(z.string().trim().min(1).max(100)).max(1_000);

/** Shapes only: what a field must hold is said by `rules/prize-errors.ts`, for the screen and the server alike. */
const prizeForm = z.strictObject({
  /** The prize to change; a new one is added without it. */
  _id: z.uuid().brand<'prizes'>().optional(),
  ...recordShape(prizeFields),
  /** Null where there is no limit; left as it is where it is not sent. A coupon's is the number of its free codes. */
  stock: z.number().nullable().optional(),
  /** The stock that the form showed: what was redeemed since is not undone by the edit. */
  stockBefore: z.number().nullable().optional(),
  /** Whether a new prize is a coupon; it stays so. */
  givesCode: z.boolean().default(false),
  /** The codes of a new coupon. */
  codes: codes.default([]),
  /** The revision that was on show: an edit of an older one is refused. */
  revision: z.int().optional(),
});

export const prizeEndpoints = endpoints({
  'GET /api/prizes': {
    summary:
      'What is on offer, cheapest first; for borrowers what can be redeemed, unless a type is asked for',
    query: pageQuery({ ...filterShape(prizeFilters), sort: z.enum(prizeFilters.sort).default('seeds') }),
    output: pageOf(prize),
  },
  'POST /api/prizes': {
    summary: 'Adds a prize, or changes the one named; its picture is the file `imageUrl`',
    form: prizeForm,
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/prizes/remove/:id': {
    summary: 'Takes a prize off; refused while a contest that is not drawn yet gives it',
    params: paramsOf<'prizes'>(),
    output: messageAnswer,
  },
  'POST /api/prizes/codes/:id': {
    summary: 'Adds codes to a coupon; those that it has already are left out',
    params: paramsOf<'prizes'>(),
    body: z.strictObject({ codes }),
    output: messageAnswer.extend({ added: z.int(), known: z.int() }),
  },
  'POST /api/prizes/codes/:id/withdraw': {
    summary: 'Takes back the codes of a coupon that nobody has got yet',
    params: paramsOf<'prizes'>(),
    output: messageAnswer.extend({ withdrawn: z.int() }),
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
    summary: "One prize, with the caller's latest redemption of it; for staff, with what they see besides",
    params: paramsOf<'prizes'>(),
    output: prize.extend({ acquisition: acquisition.nullable(), desk: prizeDesk.optional() }),
  },
  'GET /api/prizes/image/:id': {
    summary: 'The picture of a prize',
    params: paramsOf<'files'>(),
    output: 'file',
  },
  'POST /api/prizes/redeem/:id': {
    summary: 'Redeems a prize for seeds; refused when its price is not the one given',
    params: paramsOf<'prizes'>(),
    query: z.strictObject({ pointRequired: z.coerce.number().int().optional() }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/acquisitions': {
    summary: "The caller's redemptions, newest first; everybody's for staff, who may search for a person",
    query: pageQuery({
      ...filterShape(redemptionFilters),
      /** The person whose redemptions are listed; for staff only. */
      accountId: z.uuid().brand<'accounts'>().optional(),
      sort: z.enum(redemptionFilters.sort).default('-created'),
    }),
    output: pageOf(acquisition),
  },
  'GET /api/acquisitions/:id': {
    summary: "One redemption of the caller's; any for staff",
    params: paramsOf<'redemptions'>(),
    output: acquisition,
  },
  'POST /api/acquisitions/:id/fulfil': {
    summary: 'Records that a pending redemption was handed over',
    params: paramsOf<'redemptions'>(),
    output: settledReply,
  },
  'POST /api/acquisitions/:id/cancel': {
    summary: 'Cancels a pending redemption, gives its seeds back and puts it back into stock',
    params: paramsOf<'redemptions'>(),
    body: z.strictObject(recordShape(cancellationFields())),
    output: settledReply,
  },
});

export type PrizeForm = z.output<typeof prizeForm>;
export type PrizeSort = (typeof prizeFilters.sort)[number];
export type PrizeDesk = z.infer<typeof prizeDesk>;
export type AcquisitionSort = (typeof redemptionFilters.sort)[number];
export type Prize = z.infer<typeof prize>;
export type PrizeType = z.infer<typeof prizeType>;
export type Acquisition = z.infer<typeof acquisition>;
export type AcquisitionStatus = z.infer<typeof status>;
