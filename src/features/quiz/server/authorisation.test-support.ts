// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  ORDINARY,
  OWNER_AND_STAFF,
  type RowsOf,
  SIGNED_IN,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { quizEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof quizEndpoints> = {
  'POST /api/quiz': {
    admits: ORDINARY,
    send: {
      current_financial_situation_feeling: '3 - Neutral',
      partner_draw: false,
      rewards: ['Books', 'Dining', 'Stocks'],
    },
    answers: { user: 409, otherUser: 409 },
  },
  'GET /api/quiz/preferences': { admits: BORROWERS },
  'POST /api/quiz/preferences': {
    admits: BORROWERS,
    send: {
      financialQuestionnaire: { current_financial_situation_feeling: '3 - Neutral', partner_draw: false },
      itemsThatAppeal: { Books: true },
    },
  },
  'GET /api/quiz/preferences/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/quiz/answers': { admits: STAFF },
  'GET /api/quiz/answers/summary': { admits: STAFF },
  'GET /api/quiz/answers/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/quiz/:id': { admits: SIGNED_IN, id: 'account', sees: OWNER_AND_STAFF },
};
