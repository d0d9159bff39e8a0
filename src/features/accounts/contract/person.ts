// One person on the staff's desk, on the wire: the account, what may be changed about it, and where its owner is logged in.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { infoStatus, ownSession, profile, userStatus, userType } from '../contract.ts';
import { changeFields } from '../fields/staff-change.ts';

const why = recordShape(changeFields);

/** What staff need to know of an account before they change it. */
const standing = z.object({
  emailConfirmed: z.boolean(),
  /** Of a suspended or cancelled account: what it was before. */
  closedFrom: userStatus.nullable(),
  /** Of the nine full sections. */
  fullSectionsVerified: z.int(),
  isDeleted: z.boolean(),
  lenderIsRevoked: z.boolean(),
  /** The member of staff who looks after this person. */
  assignedTo: z.object({ _id: z.string(), fullName: z.string(), email: z.string(), userType }).nullable(),
});

const personSession = ownSession.omit({ address: true, isCurrent: true });

export const personEndpoints = endpoints({
  'GET /api/accounts/:id': {
    summary: 'One account with its balance of seeds',
    params: paramsOf<'accounts'>(),
    output: z.object({ user: profile, standing }),
  },
  'POST /api/accounts/status/:id': {
    summary: 'Changes the status of an account, unless it is no longer the one that was seen',
    params: paramsOf<'accounts'>(),
    body: z.strictObject({ status: userStatus, seen: userStatus, ...why }),
    output: messageAnswer.extend({ status: userStatus }),
  },
  'POST /api/accounts/model/:id': {
    summary: 'Moves a borrower to the other model, unless they were moved since it was seen',
    params: paramsOf<'accounts'>(),
    body: z.strictObject({ infoStatus, seen: infoStatus, ...why }),
    output: messageAnswer.extend({ infoStatus }),
  },
  'GET /api/accounts/sessions/of/:id': {
    summary: 'Where a person is logged in, the latest first',
    params: paramsOf<'accounts'>(),
    output: z.array(personSession),
  },
  'POST /api/accounts/sessions/end-all/:id': {
    summary: 'Ends every session of a person',
    params: paramsOf<'accounts'>(),
    output: messageAnswer.extend({ ended: z.int() }),
  },
});

export type Standing = z.output<typeof standing>;
export type PersonSession = z.output<typeof personSession>;
