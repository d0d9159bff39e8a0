// Who may call what about second factors.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, anyone, beforeSetUp, signedIn } from '#platform/server/http/who.ts';
import { secondFactorEndpoints } from '../contract.ts';
import { beginApp } from './app/begin-app.ts';
import { confirmApp } from './app/confirm-app.ts';
import { removeApp } from './app/remove-app.ts';
import { confirmAgain } from './confirm-again.ts';
import { finishByCode } from './log-in/finish-by-code.ts';
import { listWays } from './log-in/list-ways.ts';
import { listOwnFactors } from './own-factors.ts';
import { renewCodes } from './recovery/renew-codes.ts';

const settingUp = beforeSetUp(signedIn);

export const secondFactorRoutes = routesOf(secondFactorEndpoints, {
  'GET /api/second-factor': serve(settingUp, listOwnFactors),
  'POST /api/second-factor/app/begin': serve(again(settingUp), beginApp),
  'POST /api/second-factor/app/confirm': serve(again(settingUp), confirmApp),
  'POST /api/second-factor/app/remove': serve(again(signedIn), removeApp),
  'POST /api/second-factor/recovery-codes': serve(again(signedIn), renewCodes),
  'GET /api/second-factor/log-in': serve(anyone, listWays),
  'POST /api/second-factor/log-in/code': serve(anyone, finishByCode),
  'POST /api/second-factor/confirm': serve(signedIn, confirmAgain),
});
