// Who may see and decide signals: those who decide about papers.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { signalEndpoints } from '../contract.ts';
import { claimSignal, decideSignal } from './handle-signal.ts';
import { listOfPerson, listSignals } from './list-signals.ts';
import { showSignal } from './show-signal.ts';

export const signalRoutes = routesOf(signalEndpoints, {
  'GET /api/signals': serve(staff, listSignals),
  'GET /api/signals/person/:id': serve(staff, listOfPerson),
  'GET /api/signals/:id': serve(staff, showSignal),
  'POST /api/signals/:id/claim': serve(staff, claimSignal),
  'POST /api/signals/:id/decide': serve(staff, decideSignal),
});
