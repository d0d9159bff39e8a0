// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { ADMIN, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { secondLookEndpoints } from '../../contract/second-looks.ts';

const look = { admits: STAFF, id: 'secondLook', sees: STAFF } as const;

export const rows: RowsOf<typeof secondLookEndpoints> = {
  'GET /api/second-looks/shares': { admits: ADMIN },
  'POST /api/second-looks/shares': { admits: ADMIN, send: { queue: 'Verification', percent: 5 } },
  'GET /api/second-looks/:id': look,
  // An admin reads the first verdict, and so gives no second one.
  'POST /api/second-looks/:id': {
    ...look,
    send: { verdict: 'Verified', note: 'It is theirs.' },
    answers: { admin: 409 },
  },
  // Nobody has given a second verdict that could disagree.
  'POST /api/second-looks/:id/settle': {
    ...look,
    send: { finding: 'First', words: 'The paper is theirs.' },
    answers: 409,
  },
};
