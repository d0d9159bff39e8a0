// Who may call what in the area of notices on the phone.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { pushEndpoints } from '../contract.ts';
import { endDevice } from './end-device.ts';
import { registerDevice } from './register-device.ts';
import { setConsent } from './set-consent.ts';
import { showPush } from './show-push.ts';

export const pushRoutes = routesOf(pushEndpoints, {
  'GET /api/push': serve(borrower, showPush),
  'POST /api/push/consents': serve(borrower, setConsent),
  'POST /api/push/devices': serve(borrower, registerDevice),
  'POST /api/push/devices/end': serve(borrower, endDevice),
});
