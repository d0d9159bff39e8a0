// Who may call what at the staff's desk: lists of accounts, assignment, notes, the accounts of staff.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, again, staff } from '#platform/server/http/who.ts';
import { accountDeskEndpoints } from '../../contract/desk.ts';
import { addAdmin } from './add-admin.ts';
import { addNote } from './add-note.ts';
import { assignUsers } from './assign-users.ts';
import { changeRole } from './change-role.ts';
import { listAccounts } from './list-accounts.ts';
import { listAssignees } from './list-assignees.ts';
import { listNotes } from './list-notes.ts';
import { listStaff } from './list-staff.ts';

export const accountDeskRoutes = routesOf(accountDeskEndpoints, {
  'GET /api/accounts': serve(staff, listAccounts),
  'GET /api/accounts/moderatorsAndAdmins': serve(staff, listAssignees),
  'POST /api/accounts/assignUsers': serve(staff, assignUsers),
  'GET /api/notes/:id': serve(staff, listNotes),
  'POST /api/notes/:id': serve(staff, addNote),
  // The action itself refuses a moderator, in the specification's words.
  'POST /api/accounts/addAdmin': serve(again(staff), addAdmin),
  'GET /api/accounts/staff': serve(admin, listStaff),
  'POST /api/accounts/role/:id': serve(again(admin), changeRole),
});
