// Who may call what about new due dates.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, staff } from '#platform/server/http/who.ts';
import { newDateEndpoints } from '../../contract/new-dates.ts';
import { askNewDate, withdrawNewDate } from './ask-new-date.ts';
import { grantNewDate, refuseNewDate } from './decide-new-date.ts';
import { listNewDates, listOwnNewDates } from './list-new-dates.ts';

export const newDateRoutes = routesOf(newDateEndpoints, {
  'GET /api/loans/own/:id/new-dates': serve(borrower, listOwnNewDates),
  'POST /api/loans/own/:id/new-date': serve(borrower, askNewDate),
  'POST /api/loans/own/:id/new-date/withdraw': serve(borrower, withdrawNewDate),
  'GET /api/loans/admin/new-dates': serve(staff, listNewDates),
  'POST /api/loans/admin/new-dates/:id/grant': serve(staff, grantNewDate),
  'POST /api/loans/admin/new-dates/:id/refuse': serve(staff, refuseNewDate),
});
