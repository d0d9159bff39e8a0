// Who may call what in the area of privacy.
import type { Happenings } from '#features/activity/server/in-words.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, ordinaryUser, signedIn } from '#platform/server/http/who.ts';
import { privacyEndpoints } from '../contract.ts';
import { deleteAccount } from './delete-account.ts';
import { ownData } from './own-data.ts';

export const privacyRoutes = (happenings: Happenings) =>
  routesOf(privacyEndpoints, {
    'GET /api/accounts/own-data': serve(again(signedIn), ownData(happenings)),
    'POST /api/accounts/delete': serve(ordinaryUser, deleteAccount),
  });
