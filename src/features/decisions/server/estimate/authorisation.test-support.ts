// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { EVERYONE, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { estimateEndpoints } from '../../contract/estimate.ts';

export const rows: RowsOf<typeof estimateEndpoints> = {
  'POST /api/loan/public/estimate': {
    admits: EVERYONE,
    send: {
      employment_status: 'Self-employed',
      monthly_income_amount: 18_000,
      household_expenses_amount: 40_000,
      debt_payments_amount: 0,
    },
  },
};
