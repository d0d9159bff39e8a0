// Who may ask where they stand on the ladder.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { ladderEndpoints } from '../../contract/ladder.ts';
import { showLadder } from './show-ladder.ts';

export const ladderRoutes = routesOf(ladderEndpoints, {
  'GET /api/loan/user/ladder': serve(borrower, showLadder),
});
