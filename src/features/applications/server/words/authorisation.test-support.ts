// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { wordsEndpoints } from '../../contract/words.ts';

const ofLender = {
  admits: PARTNERS,
  id: 'lenderApplication',
  of: 'partner',
  sees: ['partner'],
} as const;

export const rows: RowsOf<typeof wordsEndpoints> = {
  'GET /api/loan-application/:id/words': { ...ofLender, admits: [...BORROWERS, ...PARTNERS] },
  'POST /api/loan-application/:id/words/ask': {
    ...ofLender,
    send: { text: 'Which months?', identity: false, address: false, income: true, bank: false },
  },
  'POST /api/loan-application/:id/words/answer': { admits: BORROWERS, send: { text: 'May' }, answers: 404 },
  'GET /api/loan-application/:id/notes': ofLender,
  'POST /api/loan-application/:id/notes': { ...ofLender, send: { text: 'Called twice' } },
};
