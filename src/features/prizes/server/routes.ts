// Who may call what in the area of prizes.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, borrower, borrowerOrStaff, signedIn, staff } from '#platform/server/http/who.ts';
import { prizeEndpoints } from '../contract.ts';
import { addCodes, withdrawCodes } from './desk/change-codes.ts';
import { removePrize } from './desk/remove-prize.ts';
import { savePrize } from './desk/save-prize.ts';
import { openPicture } from './open-picture.ts';
import { listAcquisitions, showAcquisition } from './read-acquisitions.ts';
import { listPrizes, showNextPrize, showPrize } from './read-prizes.ts';
import { redeemPrize } from './redeem-prize.ts';
import { cancelRedemption, fulfilRedemption } from './settle-redemption.ts';

export const prizeRoutes = routesOf(prizeEndpoints, {
  'GET /api/prizes': serve(borrowerOrStaff, listPrizes),
  'POST /api/prizes': serve(again(staff), savePrize),
  'POST /api/prizes/remove/:id': serve(staff, removePrize),
  'POST /api/prizes/codes/:id': serve(again(staff), addCodes),
  'POST /api/prizes/codes/:id/withdraw': serve(staff, withdrawCodes),
  'GET /api/prizes/next': serve(borrower, showNextPrize),
  'GET /api/prizes/:id': serve(borrowerOrStaff, showPrize),
  'GET /api/prizes/image/:id': serve(signedIn, openPicture),
  'POST /api/prizes/redeem/:id': serve(borrower, redeemPrize),
  'GET /api/acquisitions': serve(borrowerOrStaff, listAcquisitions),
  'GET /api/acquisitions/:id': serve(borrowerOrStaff, showAcquisition),
  'POST /api/acquisitions/:id/fulfil': serve(staff, fulfilRedemption),
  'POST /api/acquisitions/:id/cancel': serve(staff, cancelRedemption),
});
