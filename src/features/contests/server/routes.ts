// Who may call what in the area of contests.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, borrower, borrowerOrStaff, staff } from '#platform/server/http/who.ts';
import { contestEndpoints } from '../contract.ts';
import { drawNow } from './desk/draw-now.ts';
import { listDesk } from './desk/list-desk.ts';
import { listParticipants } from './desk/list-participants.ts';
import { listWinners } from './desk/list-winners.ts';
import { recordClaim } from './desk/record-claim.ts';
import { removeContest } from './desk/remove-contest.ts';
import { saveContest } from './desk/save-contest.ts';
import { showDeskContest } from './desk/show-desk-contest.ts';
import { joinContest } from './join-contest.ts';
import { listContests, listJoinedContests } from './list-contests.ts';
import { showContest, showTickets } from './show-contest.ts';

export const contestRoutes = routesOf(contestEndpoints, {
  'GET /api/contests': serve(borrowerOrStaff, listContests),
  'GET /api/contests/user': serve(borrower, listJoinedContests),
  'GET /api/contests/:id': serve(borrowerOrStaff, showContest),
  'GET /api/contests/tickets/:id': serve(borrowerOrStaff, showTickets),
  'POST /api/contests/join/:id': serve(borrower, joinContest),
  'GET /api/contests/desk': serve(staff, listDesk),
  'GET /api/contests/desk/:id': serve(staff, showDeskContest),
  'GET /api/contests/participants/:id': serve(staff, listParticipants),
  'GET /api/contests/winners/:id': serve(staff, listWinners),
  'POST /api/contests': serve(again(staff), saveContest),
  'POST /api/contests/remove/:id': serve(staff, removeContest),
  'POST /api/contests/draw/:id': serve(staff, drawNow),
  'POST /api/contests/claim/:id': serve(staff, recordClaim),
});
