// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { reviewEndpoints } from '../../contract/reviews.ts';

export const rows: RowsOf<typeof reviewEndpoints> = {
  'GET /api/decision-reviews/own': { admits: BORROWERS },
  'POST /api/decision-reviews': { admits: BORROWERS, send: { words: '' } },
  'GET /api/decision-reviews': { admits: STAFF },
  'GET /api/decision-reviews/:id': { admits: STAFF, id: 'decisionReview', sees: STAFF },
  'POST /api/decision-reviews/:id/answer': {
    admits: STAFF,
    id: 'decisionReview',
    sees: STAFF,
    send: { answer: 'Your loan has to be repaid first.' },
  },
};
