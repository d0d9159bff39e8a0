// Who may call what about a lender's other terms.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, borrower, partner } from '#platform/server/http/who.ts';
import { counterOfferEndpoints } from '../../contract/counter-offer.ts';
import { acceptCounterOffer, declineCounterOffer } from './answer-counter-offer.ts';
import { makeCounterOffer } from './make-counter-offer.ts';
import { withdrawCounterOffer } from './withdraw-counter-offer.ts';

export const counterOfferRoutes = routesOf(counterOfferEndpoints, {
  'POST /api/loan-application/:id/counter-offer': serve(again(partner), makeCounterOffer),
  'POST /api/loan-application/:id/counter-offer/withdraw': serve(partner, withdrawCounterOffer),
  'POST /api/loan-application/:id/counter-offer/accept': serve(borrower, acceptCounterOffer),
  'POST /api/loan-application/:id/counter-offer/decline': serve(borrower, declineCounterOffer),
});
