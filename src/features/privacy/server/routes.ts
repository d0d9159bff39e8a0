// Who may call what in the area of privacy.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, ordinaryUser, signedIn } from '#platform/server/http/who.ts';
import { privacyEndpoints } from '../contract.ts';
import { deleteAccount } from './delete-account.ts';
import { ownData } from './own-data.ts';

export const privacyRoutes = routesOf(privacyEndpoints, {
  'GET /api/accounts/own-data': serve(again(signedIn), ownData),
  'POST /api/accounts/delete': serve(ordinaryUser, deleteAccount),
});
