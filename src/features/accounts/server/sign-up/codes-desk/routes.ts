// Who may call what of promo codes: staff alone.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { promoCodeEndpoints } from '../../../contract/promo-codes.ts';
import { addPromoCode } from './add-promo-code.ts';
import { endPromoCode } from './end-promo-code.ts';
import { listPromoCodes } from './list-promo-codes.ts';

export const promoCodeRoutes = routesOf(promoCodeEndpoints, {
  'GET /api/promo-codes': serve(staff, listPromoCodes),
  'POST /api/promo-codes': serve(again(staff), addPromoCode),
  'POST /api/promo-codes/end/:id': serve(staff, endPromoCode),
});
