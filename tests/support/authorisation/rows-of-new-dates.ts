// Rows of the routes about new due dates: borrowers ask for their own loans, staff decide.

import { addDays, addMonths, dayOf } from '#shared/calendar.ts';
import type { EndpointKey } from '#shared/endpoint.ts';
import { BORROWERS, type Row, STAFF } from './roles.ts';

/** Of a loan that began today. */
const wantedOn = () => addDays(addMonths(dayOf(new Date()), 1), 5);

export const rowsOfNewDates = {
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
} satisfies Partial<Record<EndpointKey, Row>>;
