// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { companyEndpoints } from '../../contract/company.ts';

export const rows: RowsOf<typeof companyEndpoints> = {
  'POST /api/partner': {
    admits: PARTNERS,
    send: ({ partner }) => ({
      _id: partner,
      // No two lenders have the same.
      name: `Island Credit ${partner}`,
      contactPhone: '876-555-0100',
      contactEmail: 'hello@island.example',
      description: 'We lend to people.',
      address: '1 King Street, Kingston',
    }),
  },
  'GET /api/partner/first-steps': { admits: PARTNERS },
};
