// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';

const { version: _number, ...figures } = defaultPolicy;

export const rows: RowsOf<typeof policyDeskEndpoints> = {
  'GET /api/policy': { admits: STAFF },
  'GET /api/policy/versions': { admits: STAFF },
  'GET /api/policy/versions/:id': { admits: STAFF, id: 'policyVersion', sees: STAFF },
  'POST /api/policy/versions/:id/return': {
    admits: ADMIN,
    id: 'policyVersion',
    sees: ADMIN,
    send: { note: 'It declined too many' },
    answers: 409,
  },
  'POST /api/policy/drafts': { admits: ADMIN, send: { fromVersion: 1 } },
  'GET /api/policy/drafts/:id': { admits: STAFF, id: 'policyDraft', sees: STAFF },
  'POST /api/policy/drafts/:id': {
    admits: ADMIN,
    id: 'policyDraft',
    sees: ADMIN,
    send: { revision: 1, policy: figures },
  },
  'POST /api/policy/drafts/:id/discard': {
    admits: ADMIN,
    id: 'policyDraft',
    sees: ADMIN,
    send: { revision: 1 },
  },
  'POST /api/policy/drafts/:id/try': {
    admits: ADMIN,
    id: 'policyDraft',
    sees: ADMIN,
    send: { revision: 1, people: 1 },
  },
  'POST /api/policy/drafts/:id/publish': {
    admits: ADMIN,
    id: 'policyDraft',
    sees: ADMIN,
    send: { revision: 1, note: 'Offers stand a day longer' },
  },
  'POST /api/policy/drafts/:id/challenge': {
    admits: ADMIN,
    id: 'policyDraft',
    sees: ADMIN,
    send: { revision: 1, note: 'Offers stand a day longer', sharePercent: 20 },
  },
  // No challenge runs, so that each is refused as one that ended.
  'POST /api/policy/challenges/:id/stop': {
    admits: ADMIN,
    id: 'policyVersion',
    sees: ADMIN,
    send: { note: 'It declined too many' },
    answers: 409,
  },
  'POST /api/policy/challenges/:id/promote': {
    admits: ADMIN,
    id: 'policyVersion',
    sees: ADMIN,
    send: { note: 'Fewer went bad' },
    answers: 409,
  },
  'GET /api/policy/trials/:id': { admits: STAFF, id: 'policyTrial', sees: STAFF },
  'GET /api/policy/trials/:id/people': { admits: STAFF, id: 'policyTrial', sees: STAFF },
  'POST /api/policy/trials/:id/cancel': { admits: ADMIN, id: 'policyTrial', sees: ADMIN },
};
