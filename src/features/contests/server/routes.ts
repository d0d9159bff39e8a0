// Who may call what in the area of contests.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, borrowerOrStaff } from '#platform/server/http/who.ts';
import { contestEndpoints } from '../contract.ts';
import { joinContest } from './join-contest.ts';
import { listContests, listJoinedContests } from './list-contests.ts';
import { showContest, showTickets } from './show-contest.ts';

export const contestRoutes = routesOf(contestEndpoints, {
  'GET /api/contests': serve(borrowerOrStaff, listContests),
  'GET /api/contests/user': serve(borrower, listJoinedContests),
  'GET /api/contests/:id': serve(borrowerOrStaff, showContest),
  'GET /api/contests/tickets/:id': serve(borrowerOrStaff, showTickets),
  'POST /api/contests/join/:id': serve(borrower, joinContest),
});
