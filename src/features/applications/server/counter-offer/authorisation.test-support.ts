// What the test of authorisation expects of the routes beside it: who may call each, and on whose records.
import { BORROWERS, nobody, PARTNERS, type RowsOf } from '#tests/support/authorisation/roles.ts';
import type { counterOfferEndpoints } from '../../contract/counter-offer.ts';

const none = { counterOffer: nobody };

export const rows: RowsOf<typeof counterOfferEndpoints> = {
  'POST /api/loan-application/:id/counter-offer': {
    admits: PARTNERS,
    id: 'lenderApplication',
    of: 'partner',
    sees: ['partner'],
    send: { loanAmount: 10_000, interestRate: 6, term: 6, reason: 'Less at first' },
  },
  'POST /api/loan-application/:id/counter-offer/withdraw': { admits: PARTNERS, send: none, answers: 404 },
  'POST /api/loan-application/:id/counter-offer/accept': { admits: BORROWERS, send: none, answers: 404 },
  'POST /api/loan-application/:id/counter-offer/decline': { admits: BORROWERS, send: none, answers: 404 },
};
