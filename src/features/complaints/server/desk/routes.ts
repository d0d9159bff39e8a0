// Who may call what at the complaint desk; the register leaves the house, so a second factor is shown again for it.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, again, staff } from '#platform/server/http/who.ts';
import { complaintDeskEndpoints } from '../../contract/desk.ts';
import { downloadRegister } from './download-register.ts';
import {
  answerComplaint,
  closeComplaint,
  handOverComplaint,
  noteComplaint,
  takeUpComplaint,
} from './handle-complaint.ts';
import { listComplaints, showFigures } from './list-complaints.ts';
import { showComplaint } from './show-complaint.ts';

export const complaintDeskRoutes = routesOf(complaintDeskEndpoints, {
  'GET /api/complaints/desk': serve(staff, listComplaints),
  'GET /api/complaints/desk/figures': serve(staff, showFigures),
  'GET /api/complaints/desk/register': serve(again(admin), downloadRegister),
  'GET /api/complaints/desk/:id': serve(staff, showComplaint),
  'POST /api/complaints/desk/:id/take-up': serve(staff, takeUpComplaint),
  'POST /api/complaints/desk/:id/note': serve(staff, noteComplaint),
  'POST /api/complaints/desk/:id/hand-over': serve(staff, handOverComplaint),
  'POST /api/complaints/desk/:id/answer': serve(staff, answerComplaint),
  'POST /api/complaints/desk/:id/close': serve(staff, closeComplaint),
});
