// Promo codes on the wire: what staff see of them, adding one, ending one. Using one is part of signing up.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { bySearch } from '#shared/list/filters.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { promoCodeFields } from '../fields/staff-promo-code.ts';

const promoCode = z.object({
  _id: z.string(),
  /** In capital letters. */
  code: z.string(),
  /** What whoever signs up with it starts with. */
  seeds: z.int(),
  used: z.int(),
  /** Null where there is no limit. */
  maxUses: z.int().nullable(),
  /** From then on nobody can use it. */
  expires: z.iso.datetime().nullable(),
  state: z.enum(['Active', 'UsedUp', 'Ended']),
  created: z.iso.datetime(),
  /** Null for one that staff did not add. */
  addedBy: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
});

/** Shapes only: what a field must hold is said by `rules/promo-code.ts`, for the screen and the server alike. */
const promoCodeForm = z.strictObject(recordShape(promoCodeFields()));

export const promoCodeEndpoints = endpoints({
  'GET /api/promo-codes': {
    summary: 'Promo codes, the newest first, 8 a page',
    query: pageQuery({ ...filterShape(bySearch), ...eitherEndFirst }),
    output: pageOf(promoCode),
  },
  'POST /api/promo-codes': {
    summary: 'Adds a promo code',
    body: promoCodeForm,
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/promo-codes/end/:id': {
    summary: 'Ends a promo code now: nobody can use it from then on',
    params: paramsOf<'promo_codes'>(),
    output: messageAnswer,
  },
});

export type PromoCode = z.output<typeof promoCode>;
export type PromoCodeForm = z.output<typeof promoCodeForm>;
