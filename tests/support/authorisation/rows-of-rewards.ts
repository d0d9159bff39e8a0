// Rows of the routes of prizes, quiz answers and promo codes that only staff may call.
import type { EndpointKey } from '#shared/endpoint.ts';
import { newId } from '#shared/id.ts';
import { type Row, STAFF } from './roles.ts';

export const rowsOfRewards = {
  'POST /api/prizes': {
    admits: STAFF,
    // Its picture is missing.
    send: { name: 'School bag', description: 'A bag', type: 'Redeem', value: 4_500, pointRequired: 300 },
    answers: 422,
  },
  'POST /api/prizes/remove/:id': { admits: STAFF, id: 'prize', sees: STAFF },
  'POST /api/prizes/codes/:id': { admits: STAFF, id: 'coupon', sees: STAFF, send: { codes: ['BAG-1'] } },
  'POST /api/prizes/codes/:id/withdraw': { admits: STAFF, id: 'coupon', sees: STAFF },
  'GET /api/quiz/answers': { admits: STAFF },
  'GET /api/quiz/answers/summary': { admits: STAFF },
  'GET /api/quiz/answers/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/promo-codes': { admits: STAFF },
  'POST /api/promo-codes': {
    admits: STAFF,
    send: () => ({ code: `P${newId().slice(-12)}`, seeds: 5 }),
  },
  'POST /api/promo-codes/end/:id': { admits: STAFF, id: 'promoCode', sees: STAFF },
} satisfies Partial<Record<EndpointKey, Row>>;
