// Who may call what about second factors.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, anyone, beforeSetUp, signedIn } from '#platform/server/http/who.ts';
import { secondFactorEndpoints } from '../contract.ts';
import { beginApp } from './app/begin-app.ts';
import { confirmApp } from './app/confirm-app.ts';
import { removeApp } from './app/remove-app.ts';
import { confirmAgain, isShown } from './confirm-again.ts';
import { finishByCode } from './log-in/finish-by-code.ts';
import { askToFinish, finishByPasskey } from './log-in/finish-by-passkey.ts';
import { listWays } from './log-in/list-ways.ts';
import { listOwnFactors } from './own-factors.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { askToShow, showPasskey } from './passkeys/show-passkey.ts';
import { renewCodes } from './recovery/renew-codes.ts';

const settingUp = beforeSetUp(signedIn);

export const secondFactorRoutes = routesOf(secondFactorEndpoints, {
  'GET /api/second-factor': serve(settingUp, listOwnFactors),
  'POST /api/second-factor/app/begin': serve(again(settingUp), beginApp),
  'POST /api/second-factor/app/confirm': serve(again(settingUp), confirmApp),
  'POST /api/second-factor/app/remove': serve(again(signedIn), removeApp),
  'POST /api/second-factor/passkeys/begin': serve(again(settingUp), beginPasskey),
  'POST /api/second-factor/passkeys': serve(again(settingUp), addPasskey),
  'POST /api/second-factor/passkeys/remove/:id': serve(again(signedIn), removePasskey),
  'POST /api/second-factor/recovery-codes': serve(again(signedIn), renewCodes),
  'GET /api/second-factor/log-in': serve(anyone, listWays),
  'POST /api/second-factor/log-in/code': serve(anyone, finishByCode),
  'POST /api/second-factor/log-in/passkey/ask': serve(anyone, askToFinish),
  'POST /api/second-factor/log-in/passkey': serve(anyone, finishByPasskey),
  'GET /api/second-factor/shown': serve(again(signedIn), isShown),
  'POST /api/second-factor/confirm/passkey/ask': serve(signedIn, askToShow),
  'POST /api/second-factor/confirm/passkey': serve(signedIn, showPasskey),
  'POST /api/second-factor/confirm': serve(signedIn, confirmAgain),
});
