// Edits of sections that wait for a second person on the wire: what waits, and the answers to it.
import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { person } from '#features/information/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { formRequestTexts } from '../texts/staff-form-requests.ts';
import { differences } from './differences.ts';

export const formRequest = z.object({
  _id: z.string(),
  section: z.object({ _id: z.string(), name: z.string() }),
  /** Answers that the policy reads and that would go or be asked otherwise, by their labels. */
  drops: z.array(z.string()),
  /** Against the form as it is now. */
  differences,
  /** Whether the section would go under another name, title or description. */
  hasNewWords: z.boolean(),
  /** Each text that would read otherwise; `of` is the label of the field, null for the section itself. */
  words: z.array(
    z.object({
      of: z.string().nullable(),
      part: z.enum(Object.keys(formRequestTexts.parts) as (keyof typeof formRequestTexts.parts)[]),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  reason: z.string(),
  askedBy: person.pick({ _id: true, fullName: true }),
  askedAt: z.iso.datetime(),
  status: z.enum(['Asked', 'Done', 'Refused', 'Withdrawn']),
  /** Another edit was published since: it cannot be approved any more. */
  isOvertaken: z.boolean(),
});

const listedRequest = formRequest.extend(waitsShape);

const ofRequest = { params: paramsOf<'form_requests'>() };

export const formRequestEndpoints = endpoints({
  'GET /api/informations/form-requests': {
    summary: 'Edits of sections that wait for a second person, the longest waiting first, 8 a page',
    query: pageQuery({}),
    output: pageOf(listedRequest),
  },
  'POST /api/informations/form-requests/:id/approve': {
    summary: 'Approves an edit that somebody else asked for, and publishes it',
    ...ofRequest,
    body: z.strictObject(recordShape(approvalFields)),
    output: messageAnswer,
  },
  'POST /api/informations/form-requests/:id/refuse': {
    summary: 'Refuses an edit that somebody else asked for, with the reason',
    ...ofRequest,
    body: z.strictObject(recordShape(refusalFields)),
    output: messageAnswer,
  },
  'POST /api/informations/form-requests/:id/withdraw': {
    summary: 'Withdraws the edit that the caller asked for',
    ...ofRequest,
    body: z.strictObject({}),
    output: messageAnswer,
  },
});

export type FormRequest = z.infer<typeof formRequest>;
export type ListedRequest = z.infer<typeof listedRequest>;
