// Who may call what about lenders' products and loans. A lender reads its own where borrowers and staff read what is on offer.

import type { Received } from '#platform/server/http/route.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrowerPartnerOrStaff, partner } from '#platform/server/http/who.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isPartner } from '#shared/actor.ts';
import { offerEndpoints } from '../../contract/offers.ts';
import { duplicateLoan } from '../loans/duplicate-loan.ts';
import { getOwnLoan, listOwnLoans } from '../loans/own-loans.ts';
import { saveLoan } from '../loans/save-loan.ts';
import { duplicateProduct } from '../products/duplicate-product.ts';
import { getOwnProduct, listOwnProducts } from '../products/own-products.ts';
import { saveProduct } from '../products/save-product.ts';
import { getProduct, listProducts } from '../products.ts';
import { getPublicLoan, listPublicLoans } from '../public-loans.ts';

/** Makes one action of two: lenders read their own, everybody else whom the guard admits reads what is on offer. */
const forLender =
  <Received, Own, Offered>(
    own: (work: Work<Actor>, received: Received) => Promise<Own>,
    offered: (work: Work<Actor>, received: Received) => Promise<Offered>,
  ) =>
  (work: Work<Actor>, received: Received): Promise<Own | Offered> =>
    isPartner(work.actor) ? own(work, received) : offered(work, received);

export const offerRoutes = routesOf(offerEndpoints, {
  'GET /api/product': serve(
    borrowerPartnerOrStaff,
    forLender((work, { query }) => listOwnProducts(work, query), listProducts),
  ),
  'GET /api/product/:id': serve(
    borrowerPartnerOrStaff,
    forLender(
      (work, { params }: Received<typeof offerEndpoints, 'GET /api/product/:id'>) =>
        getOwnProduct(work, params.id),
      getProduct,
    ),
  ),
  'POST /api/product': serve(partner, saveProduct),
  'POST /api/product/duplicate/:id': serve(partner, duplicateProduct),
  'GET /api/loan': serve(
    borrowerPartnerOrStaff,
    forLender((work, { query }) => listOwnLoans(work, query), listPublicLoans),
  ),
  'GET /api/loan/:id': serve(
    borrowerPartnerOrStaff,
    forLender(
      (work, { params }: Received<typeof offerEndpoints, 'GET /api/loan/:id'>) => getOwnLoan(work, params.id),
      getPublicLoan,
    ),
  ),
  'POST /api/loan': serve(partner, saveLoan),
  'POST /api/loan/duplicate/:id': serve(partner, duplicateLoan),
});
