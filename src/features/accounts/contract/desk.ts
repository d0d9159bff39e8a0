// The staff's desk on the wire: the list of accounts, who looks after whom, notes about a person, and the accounts of staff.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { happenedIn, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { accountRow, passwordText } from '../contract.ts';
import { accountFilters } from '../fields/staff-account-list.ts';
import { changeFields } from '../fields/staff-change.ts';
import { noteFields } from '../fields/staff-note.ts';

const typed = z.string().max(254);
const staffType = z.enum(['Admin', 'Moderator']);

const accountListRow = accountRow.extend({
  /** Who of the staff looks after this borrower. */
  assignedTo: z.object({ _id: z.string(), fullName: z.string(), email: z.string() }).nullable(),
});

const accountListQuery = pageQuery({
  ...filterShape(accountFilters),
  sort: z.enum(accountFilters.sort).default('-created'),
  ...happenedIn(['joined']),
});

const accountManager = z.object({
  _id: z.string(),
  email: z.string(),
  fullName: z.string(),
  userType: staffType,
});

/** More than may be assigned at once still arrive, so that the refusal can say how many may. */
const assignUsersBody = z.strictObject({
  userIds: z.array(z.uuid().brand<'accounts'>()).max(1_000),
  adminOrModeratorId: z.union([z.uuid().brand<'accounts'>(), z.literal('')]),
});

const note = z.object({
  _id: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  text: z.string(),
  created: z.iso.datetime(),
});

const addAdminBody = z.strictObject({
  firstName: typed,
  lastName: typed,
  email: typed,
  password: passwordText,
  /** Empty where nothing was chosen. */
  userType: z.union([staffType, z.literal('')]),
});

const staffAccount = accountRow
  .pick({ _id: true, email: true, fullName: true, status: true, created: true, lastLoginDate: true })
  .extend({ userType: staffType });

export const accountDeskEndpoints = endpoints({
  'GET /api/accounts': {
    summary: 'Accounts of one kind (borrowers unless said otherwise), 8 a page',
    query: accountListQuery,
    output: pageOf(accountListRow),
  },
  'GET /api/accounts/moderatorsAndAdmins': {
    summary: 'Staff who can log in, to whom borrowers can be assigned, by e-mail',
    output: z.array(accountManager),
  },
  'POST /api/accounts/assignUsers': {
    summary: 'Assigns borrowers to one of the staff, who gets a mail with their number',
    body: assignUsersBody,
    output: messageAnswer,
  },
  'GET /api/notes/:id': {
    summary: "Staff's notes about a person, the newest first, 8 a page",
    params: paramsOf<'accounts'>(),
    query: pageQuery({}),
    output: pageOf(note),
  },
  'POST /api/notes/:id': {
    summary: 'Adds a note about a person',
    params: paramsOf<'accounts'>(),
    body: z.strictObject(recordShape(noteFields)),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/accounts/addAdmin': {
    summary: 'Opens an account for an admin or a moderator; a mail tells them, without the password',
    holdsSecret: true,
    body: addAdminBody,
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/accounts/staff': {
    summary: 'The accounts of staff, the newest first, 8 a page',
    query: pageQuery({}),
    output: pageOf(staffAccount),
  },
  'POST /api/accounts/role/:id': {
    summary: 'Makes a moderator an admin or an admin a moderator, and ends their sessions',
    params: paramsOf<'accounts'>(),
    body: z.strictObject({ userType: staffType, ...recordShape(changeFields) }),
    output: messageAnswer,
  },
});

export type AccountListRow = z.output<typeof accountListRow>;
export type AccountListQuery = z.output<typeof accountListQuery>;
export type AccountManager = z.output<typeof accountManager>;
export type Note = z.output<typeof note>;
export type StaffAccount = z.output<typeof staffAccount>;
