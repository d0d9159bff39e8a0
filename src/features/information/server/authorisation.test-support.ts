// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import {
  BORROWERS,
  BORROWERS_AND_STAFF,
  EVERYONE,
  nobody,
  OWNER_AND_STAFF,
  type RowsOf,
  STAFF,
} from '#tests/support/authorisation/roles.ts';
import type { informationEndpoints } from '../contract.ts';

export const rows: RowsOf<typeof informationEndpoints> = {
  'GET /api/informations': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/own': { admits: BORROWERS },
  'GET /api/informations/forms': { admits: EVERYONE, answers: 404 },
  'GET /api/informations/:id': { admits: BORROWERS_AND_STAFF, id: 'section', sees: BORROWERS_AND_STAFF },
  'POST /api/informations/submit': {
    admits: BORROWERS,
    send: { informationId: nobody, data: {} },
    answers: 404,
  },
  'POST /api/informations/submitMulti': {
    admits: BORROWERS,
    send: { informationId: nobody, data: {} },
    answers: 404,
  },
  'POST /api/informations/:id': {
    admits: BORROWERS,
    id: 'openSection',
    sees: BORROWERS,
    send: { data: { number_of_debts: '0' } },
  },
  'GET /api/informations/submitted': { admits: BORROWERS_AND_STAFF },
  'GET /api/informations/submitted/panel': { admits: STAFF },
  'GET /api/informations/submitted/:id': {
    admits: BORROWERS_AND_STAFF,
    id: 'submission',
    sees: OWNER_AND_STAFF,
  },
  'GET /api/informations/submitted/user/:id': { admits: STAFF, id: 'account', sees: STAFF },
  'GET /api/informations/user': { admits: BORROWERS },
  'GET /api/informations/dashboard': { admits: BORROWERS },
};
