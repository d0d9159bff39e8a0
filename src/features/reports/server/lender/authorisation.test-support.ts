// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { lenderReportEndpoints } from '../../contract/lender.ts';

export const rows: RowsOf<typeof lenderReportEndpoints> = {
  'GET /api/partner-report': { admits: PARTNERS },
  'GET /api/partner-report/:id': { admits: PARTNERS, id: 'lenderReport', sees: PARTNERS },
};
