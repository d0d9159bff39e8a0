// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.

import { addDays, addMonths, dayOf } from '#shared/calendar.ts';
import { BORROWERS, type RowsOf, STAFF } from '#tests/support/authorisation/roles.ts';
import type { newDateEndpoints } from '../../contract/new-dates.ts';

/** Of a loan that began today. */
const wantedOn = () => addDays(addMonths(dayOf(new Date()), 1), 5);

export const rows: RowsOf<typeof newDateEndpoints> = {
  'GET /api/loans/own/:id/new-dates': { admits: BORROWERS, id: 'loanWithNewDate', sees: ['user'] },
  'POST /api/loans/own/:id/new-date': {
    admits: BORROWERS,
    id: 'runningLoan',
    sees: ['user'],
    send: () => ({ instalment: 1, wantedOn: wantedOn(), reason: 'My salary comes later' }),
  },
  'POST /api/loans/own/:id/new-date/withdraw': { admits: BORROWERS, id: 'loanWithNewDate', sees: ['user'] },
  'GET /api/loans/admin/new-dates': { admits: STAFF },
  'POST /api/loans/admin/new-dates/:id/grant': {
    admits: STAFF,
    id: 'newDateRequest',
    sees: STAFF,
    send: { note: '' },
  },
  'POST /api/loans/admin/new-dates/:id/refuse': {
    admits: STAFF,
    id: 'newDateRequest',
    sees: STAFF,
    send: { note: 'The next one is due soon' },
  },
};
