// Complaints on the wire, for who complains: sending one, following it, and what can be done when the answer is not enough.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { addedFields, COMPLAINT_STATES, complaintFields } from './fields/complaint.ts';
import { FINDINGS } from './fields/staff-complaint.ts';

export const complaintCategory = z.enum(complaintFields.category.choices);
export const complaintState = z.enum(COMPLAINT_STATES);
/** `Withdrawn`: left with the account. */
export const complaintOutcome = z.enum([...FINDINGS, 'Withdrawn']);
export const stepKind = z.enum([
  'TakenUp',
  'Noted',
  'HandedOver',
  'Answered',
  'Escalated',
  'Reopened',
  'Closed',
]);
export const calendarDay = z.iso.date().brand<'day'>();
export const moment = z.iso.datetime();

/** What every reader of a complaint is shown. */
export const complaintRow = z.object({
  _id: z.string(),
  /** As people say it: 'C-100001'. */
  number: z.string(),
  category: complaintCategory,
  state: complaintState,
  sent: moment,
  /** The next day by which something is promised; null where nobody waits for us. */
  dueOn: calendarDay.nullable(),
  isLate: z.boolean(),
});

export const complaintShown = complaintRow.extend({
  /** Null once it was removed because of its age. */
  words: z.string().nullable(),
  takeUpBy: calendarDay,
  answerBy: calendarDay,
  outcome: complaintOutcome.nullable(),
});

const record = z.object({ _id: z.string(), name: z.string() });

const ownComplaint = complaintShown.extend({
  /** The loan or application that it names. */
  about: z.string().nullable(),
  /** Until when it can be sent back; null where it cannot. */
  backUntil: calendarDay.nullable(),
  mayReopen: z.boolean(),
  mayEscalate: z.boolean(),
  /** The latest answer; null while there is none. */
  answer: z.object({ words: z.string(), at: moment }).nullable(),
  /** What happened, the earliest first, with the words that its sender wrote or was written. */
  steps: z.array(z.object({ kind: stepKind, words: z.string(), at: moment })),
});

const sent = z.object({
  message: z.string(),
  _id: z.string(),
  number: z.string(),
  takeUpBy: calendarDay,
  answerBy: calendarDay,
});

const complaint = z.strictObject({
  ...recordShape(complaintFields),
  /** One of the caller's own, or neither. */
  loanId: z.uuid().brand<'loans'>().optional(),
  applicationId: z.uuid().brand<'applications'>().optional(),
});

const added = z.strictObject(recordShape(addedFields));

export const complaintEndpoints = endpoints({
  'GET /api/complaints': {
    summary: "The caller's complaints, the newest first",
    query: pageQuery({}),
    output: pageOf(complaintRow),
  },
  'POST /api/complaints': {
    summary: 'Sends a complaint; the answer names its number and its deadlines',
    body: complaint,
    output: sent,
  },
  'POST /api/complaints/visitor': {
    summary: 'Sends a complaint without an account; the answer comes by e-mail',
    body: z.strictObject({
      ...recordShape(complaintFields),
      name: z.string().max(400),
      email: z.string().max(400),
    }),
    output: sent.omit({ _id: true }),
  },
  'GET /api/complaints/about': {
    summary: "The caller's latest loans and applications, which a complaint may name",
    output: z.object({ loans: z.array(record), applications: z.array(record) }),
  },
  'GET /api/complaints/:id': {
    summary: "One complaint of the caller's, with its answer and what can be done next",
    params: paramsOf<'complaints'>(),
    output: ownComplaint,
  },
  'POST /api/complaints/:id/reopen': {
    summary: 'Sends an answered complaint back to whoever answered it, within 30 days',
    params: paramsOf<'complaints'>(),
    body: added,
    output: messageAnswer,
  },
  'POST /api/complaints/:id/escalate': {
    summary: 'Asks for a second person, once: within 30 days of the answer, or when the answer is late',
    params: paramsOf<'complaints'>(),
    body: added,
    output: messageAnswer,
  },
});

export type Category = z.infer<typeof complaintCategory>;
export type ComplaintState = z.infer<typeof complaintState>;
export type StepKind = z.infer<typeof stepKind>;
export type ComplaintRow = z.infer<typeof complaintRow>;
export type OwnComplaint = z.infer<typeof ownComplaint>;
