// Who may complain, and follow a complaint of their own.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone, borrower } from '#platform/server/http/who.ts';
import { complaintEndpoints } from '../contract.ts';
import { escalateComplaint, reopenComplaint } from './back-to-us.ts';
import { listOwnComplaints, listWhatToName, showOwnComplaint } from './own-complaints.ts';
import { sendAsVisitor, sendComplaint } from './send-complaint.ts';

export const complaintRoutes = routesOf(complaintEndpoints, {
  'GET /api/complaints': serve(borrower, listOwnComplaints),
  'POST /api/complaints': serve(borrower, sendComplaint),
  'POST /api/complaints/visitor': serve(anyone, sendAsVisitor),
  'GET /api/complaints/about': serve(borrower, listWhatToName),
  'GET /api/complaints/:id': serve(borrower, showOwnComplaint),
  'POST /api/complaints/:id/reopen': serve(borrower, reopenComplaint),
  'POST /api/complaints/:id/escalate': serve(borrower, escalateComplaint),
});
