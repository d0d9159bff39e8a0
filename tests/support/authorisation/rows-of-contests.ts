// Rows of the staff's desk of contests and of the landing's words.

import { landingCopy } from '#features/site/texts/site.ts';
import type { EndpointKey } from '#shared/endpoint.ts';
import { type Row, STAFF } from './roles.ts';

export const rowsOfContests = {
  'GET /api/contests/desk': { admits: STAFF },
  'GET /api/contests/desk/:id': { admits: STAFF, id: 'contest', sees: STAFF },
  'GET /api/contests/participants/:id': { admits: STAFF, id: 'contest', sees: STAFF },
  'GET /api/contests/winners/:id': { admits: STAFF, id: 'drawnContest', sees: STAFF },
  'POST /api/contests': { admits: STAFF, send: { name: '' }, answers: 422 },
  'POST /api/contests/remove/:id': { admits: STAFF, id: 'futureContest', sees: STAFF },
  'POST /api/contests/draw/:id': { admits: STAFF, id: 'drawnContest', sees: STAFF },
  'POST /api/contests/claim/:id': {
    admits: STAFF,
    id: 'drawnContest',
    sees: STAFF,
    send: { place: 1, status: 'Claimed' },
  },
  'GET /api/informations/landingCopy/latest': { admits: STAFF },
  'GET /api/informations/landingCopy/versions': { admits: STAFF },
  'POST /api/informations/editLandingCopy': {
    admits: STAFF,
    send: { version: 999_999, publish: false, copy: landingCopy },
    answers: 404,
  },
  'POST /api/informations/landingCopy/revert': {
    admits: STAFF,
    send: { version: 999_999, to: 999_999 },
    answers: 404,
  },
} satisfies Partial<Record<EndpointKey, Row>>;
