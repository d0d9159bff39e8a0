// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { EVERYONE, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { partnerEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof partnerEndpoints> = {
  'GET /api/loan/public': { admits: EVERYONE },
  'GET /api/loan/public/:id': { admits: EVERYONE, id: 'partnerLoan', sees: EVERYONE },
  'GET /api/partners': { admits: EVERYONE },
  'GET /api/partner': { admits: PARTNERS },
  'GET /api/partner/:id': { admits: EVERYONE, id: 'partner', sees: EVERYONE },
  'GET /api/partner/image/:id': { admits: EVERYONE, id: 'lenderPicture', sees: EVERYONE },
};
