// Who may call what in the area of applications.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, staff } from '#platform/server/http/who.ts';
import { applicationEndpoints } from '../contract.ts';
import { apply } from './apply.ts';
import { applyToLender } from './apply-to-lender.ts';
import { approveApplication, rejectApplication } from './decide-application.ts';
import { getApplication, listApplications } from './staff-applications.ts';
import { getOwnApplication, listOwnApplications } from './store.ts';

export const applicationRoutes = routesOf(applicationEndpoints, {
  'POST /api/loan-application': serve(borrower, apply),
  'POST /api/loan/user/apply': serve(borrower, applyToLender),
  'GET /api/loan-application/user': serve(borrower, listOwnApplications),
  'GET /api/loan-application/:id': serve(borrower, getOwnApplication),
  'GET /api/loan-application/admin': serve(staff, listApplications),
  'GET /api/loan-application/admin/:id': serve(staff, getApplication),
  'POST /api/loan-application/admin/:id/approve': serve(staff, approveApplication),
  'POST /api/loan-application/admin/:id/reject': serve(staff, rejectApplication),
});
