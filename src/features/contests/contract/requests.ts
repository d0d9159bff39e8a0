// Changes of the terms of open contests on the wire: what is asked for, what waits for a second person, and the answers to it.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { termNames } from '../fields/staff-contest.ts';
import { termsFields } from '../fields/staff-terms.ts';

/** A term in words, as it was and as it is, or is to be. */
export const changedTerm = z.object({ name: z.enum(termNames), before: z.string(), after: z.string() });

const person = z.object({ _id: z.string(), fullName: z.string() });

export const contestRequest = z.object({
  _id: z.string(),
  contest: z.object({ _id: z.string(), name: z.string(), participants: z.int() }),
  terms: z.array(changedTerm),
  reason: z.string(),
  askedBy: person,
  askedAt: z.iso.datetime(),
  status: z.enum(['Asked', 'Done', 'Refused', 'Withdrawn']),
  /** Why it cannot be approved as things stand; null where it can. */
  obstacle: z.string().nullable(),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  /** How many had joined when it was approved, and how many of them have been notified; null before. */
  joined: z.int().nullable(),
  told: z.int(),
});

/** `changed`: what changes, by the names that people read. */
const listedRequest = contestRequest.extend({ ...waitsShape, changed: z.array(z.string()) });

const ofRequest = { params: paramsOf<'contest_requests'>() };

export const contestRequestEndpoints = endpoints({
  'POST /api/contests/terms/:id': {
    summary: 'Asks a second person to change what people joined an open contest under',
    params: paramsOf<'contests'>(),
    body: z.strictObject({
      /** The version of the contest that the change began from. */
      version: z.int().min(1),
      ...recordShape(termsFields),
    }),
    output: messageAnswer,
  },
  'GET /api/contests/requests': {
    summary: 'Changes of contests’ terms that wait for a second person, the longest waiting first, 8 a page',
    query: pageQuery({}),
    output: pageOf(listedRequest),
  },
  'POST /api/contests/requests/:id/approve': {
    summary: 'Approves a change that somebody else asked for: the terms change, and all who joined are told',
    ...ofRequest,
    body: z.strictObject(recordShape(approvalFields)),
    output: messageAnswer,
  },
  'POST /api/contests/requests/:id/refuse': {
    summary: 'Refuses a change that somebody else asked for, with the reason',
    ...ofRequest,
    body: z.strictObject(recordShape(refusalFields)),
    output: messageAnswer,
  },
  'POST /api/contests/requests/:id/withdraw': {
    summary: 'Withdraws the change that the caller asked for',
    ...ofRequest,
    body: z.strictObject({}),
    output: messageAnswer,
  },
});

export type ChangedTerm = z.infer<typeof changedTerm>;
export type ContestRequest = z.infer<typeof contestRequest>;
export type ListedRequest = z.infer<typeof listedRequest>;
