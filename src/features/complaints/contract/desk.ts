// The complaint desk on the wire: the queue, one complaint with its history, and what staff do about it.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { keptPromise } from '#shared/kept-promise.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { complaintRow, complaintShown, moment, stepKind } from '../contract.ts';
import { complaintAnswerFields, noteFields } from '../fields/staff-complaint.ts';
import { complaintFilters } from '../fields/staff-complaint-list.ts';

const person = z.object({ _id: z.string(), fullName: z.string() });

const deskRow = complaintRow.extend({
  /** Without an id where its sender has no account; null once they are forgotten. */
  from: person.extend({ _id: z.string().nullable() }).nullable(),
  /** Whoever answers it, or answered. */
  owner: person.nullable(),
  /** The last moment of the day that was promised; null where nobody waits for us. */
  due: waitsShape.due,
});

const deskComplaint = complaintShown.extend({
  from: deskRow.shape.from,
  email: z.string().nullable(),
  owner: person.nullable(),
  isForAdmins: z.boolean(),
  /** What was found and answered is not shown to whoever may have to say it a second time. */
  isWithheld: z.boolean(),
  /** The address of the screen of the loan or application that it names. */
  about: z.object({ name: z.string(), link: z.string() }).nullable(),
  /** Whoever had it when a second person was asked for. */
  escalatedFrom: person.nullable(),
  steps: z.array(
    z.object({
      kind: stepKind,
      words: z.string(),
      at: moment,
      /** Null for its sender. */
      by: z.string().nullable(),
    }),
  ),
});

const note = z.strictObject(recordShape(noteFields('')));

export const complaintDeskEndpoints = endpoints({
  'GET /api/complaints/desk': {
    summary: 'Complaints that wait for us, what is due first on top; or those of one state, the newest first',
    query: pageQuery({
      ...filterShape(complaintFilters),
      ...eitherEndFirst,
    }),
    output: pageOf(deskRow),
  },
  'GET /api/complaints/desk/figures': {
    summary: 'How many complaints wait, and how many of those answered in 90 days were answered in time',
    output: keptPromise,
  },
  'GET /api/complaints/desk/register': {
    summary: 'The register of complaints as a CSV file, for the supervisor: no names, and none of the words',
    output: 'file',
  },
  'GET /api/complaints/desk/:id': {
    summary: 'One complaint with everything that was done about it',
    params: paramsOf<'complaints'>(),
    output: deskComplaint,
  },
  'POST /api/complaints/desk/:id/take-up': {
    summary: 'Makes the caller its owner; a colleague’s is taken over by who has seen whose it is',
    params: paramsOf<'complaints'>(),
    body: z.strictObject({ from: z.uuid().brand<'accounts'>().nullable() }),
    output: messageAnswer,
  },
  'POST /api/complaints/desk/:id/note': {
    summary: 'Adds a note that only staff read',
    params: paramsOf<'complaints'>(),
    body: note,
    output: messageAnswer,
  },
  'POST /api/complaints/desk/:id/hand-over': {
    summary: 'Hands it to the admins: from then on only they see it',
    params: paramsOf<'complaints'>(),
    body: note,
    output: messageAnswer,
  },
  'POST /api/complaints/desk/:id/answer': {
    summary: 'Answers it, as its owner',
    params: paramsOf<'complaints'>(),
    body: z.strictObject(recordShape(complaintAnswerFields)),
    output: messageAnswer,
  },
  'POST /api/complaints/desk/:id/close': {
    summary: 'Closes a complaint that is answered',
    params: paramsOf<'complaints'>(),
    output: messageAnswer,
  },
});

export type DeskRow = z.infer<typeof deskRow>;
export type DeskComplaint = z.infer<typeof deskComplaint>;
