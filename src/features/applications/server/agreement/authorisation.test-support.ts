// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  BORROWERS_AND_STAFF,
  OWNER_AND_STAFF,
  PARTNERS,
  type RowsOf,
} from '#tests/support/authorisation/roles.ts';
import type { agreementEndpoints } from '../../contract/agreement.ts';

export const rows: RowsOf<typeof agreementEndpoints> = {
  'GET /api/loan-application/:id/agreement': {
    admits: [...BORROWERS_AND_STAFF, ...PARTNERS],
    id: 'agreement',
    sees: OWNER_AND_STAFF,
  },
  'POST /api/loan-application/:id/agreement/sign': {
    admits: BORROWERS,
    id: 'agreement',
    sees: ['user'],
    send: { fullName: 'Marcia Campbell', sha256: '0'.repeat(64) },
    answers: 409,
  },
  'POST /api/loan-application/:id/agreement/decline': { admits: BORROWERS, id: 'agreement', sees: ['user'] },
};
