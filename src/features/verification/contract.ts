// Verifications on the wire: the documents that prove a submitted section, and what staff decide about them.

import { z } from 'zod';
import {
  audience,
  panel,
  panelQuery,
  person,
  storedAnswers,
  storedFields,
  submissionStatus,
} from '#features/information/contract.ts';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { reviewTexts } from '#texts/information.ts';

const verificationStatus = z.enum(['Submitted', 'Verified', 'Rejected']);
const params = z.object({ id: z.uuid() });
const moment = z.iso.datetime();
const note = z.string().trim().max(2_000);
const reason = z.string().trim().min(1, reviewTexts.reasonPrompt).max(2_000);

/** Documents as they were sent, under the form that asked for them then. */
const verificationRecord = z.object({
  _id: z.string(),
  status: verificationStatus,
  /** 1 at first, one more after each rejection. */
  attempt: z.int(),
  for: audience,
  created: moment,
  decidedAt: moment.nullable(),
  rejectionReason: z.string().nullable(),
  data: storedAnswers,
  verificationSchema: z.object({
    _id: z.string(),
    name: z.string(),
    title: z.string(),
    fields: storedFields,
  }),
  /** The submission that they prove. */
  submissionId: z.string(),
  userId: z.string(),
  sId: z.string(),
});

/** The information that the documents prove, as it was asked and answered. */
const provedSubmission = z.object({
  _id: z.string(),
  status: submissionStatus,
  for: audience,
  created: moment,
  data: storedAnswers,
  informationSchema: z.object({ _id: z.string(), sId: z.string(), name: z.string(), fields: storedFields }),
});

const earlierAttempt = verificationRecord.pick({
  _id: true,
  attempt: true,
  status: true,
  created: true,
  decidedAt: true,
  rejectionReason: true,
  data: true,
});

const detail = {
  verification: verificationRecord,
  submission: provedSubmission,
  /** Of the same submission, the latest first. */
  earlier: z.array(earlierAttempt),
};

/** What only staff read. */
const staffNotes = z.object({
  approvalNote: z.string().nullable(),
  rejectionNote: z.string().nullable(),
  decidedBy: person.nullable(),
});

const waitingRow = z.object({
  _id: z.string(),
  created: moment,
  /** Whole hours since it was sent. */
  ageHours: z.int(),
  attempt: z.int(),
  user: person,
  verificationSchema: z.object({ name: z.string() }),
  sId: z.string(),
});

const reviewee = person.extend({
  phone: z.string().nullable(),
  status: z.string(),
  infoStatus: z.string(),
  created: moment,
  /** Of the same audience as the documents under review. */
  progress: z.object({
    submitted: z.int(),
    waiting: z.int(),
    verified: z.int(),
    rejected: z.int(),
    total: z.int(),
  }),
});

/** `userId` and `sid` say whose documents of which section are meant; a call about others is refused. */
const about = { userId: z.uuid(), sid: z.string().max(60) };
const decided = z.object({ message: z.string(), status: verificationStatus });

const documents = {
  /** Whether any field was sent. The server judges for itself what is needed. */
  isVerificationRequired: z.boolean(),
  /** Answers to fields that are not documents. */
  data: z.record(z.string().max(60), z.unknown()).default({}),
  /** The version of the fields that were answered; without it, the present one is meant. */
  version: z.uuid().optional(),
};
const sent = z.object({ message: z.string(), _id: z.string() });

export const verificationEndpoints = endpoints({
  'POST /api/verification/submit': {
    summary:
      'Sends the documents of a submitted section, each file under the name of its field; none where none is asked',
    form: z.strictObject({ ...documents, verificationId: z.uuid(), sId: z.string().max(60) }),
    output: sent,
  },
  'POST /api/informations/verification/:id': {
    summary: 'The same for the section whose _id, or the _id of whose verificationSchema, the address names',
    params,
    form: z.strictObject(documents),
    output: sent,
  },
  'GET /api/verification/queue': {
    summary: 'Documents that wait for a decision, the oldest first',
    query: pageQuery({ audience: audience.default('FullUser') }),
    output: pageOf(waitingRow),
  },
  'GET /api/verification/:id': {
    summary: 'Documents under review, with what they prove, earlier attempts and whose they are',
    params,
    output: z.object({ ...detail, notes: staffNotes, user: reviewee }),
  },
  'POST /api/verification/approve/:id': {
    summary: 'Verifies documents that wait for a decision',
    params,
    body: z.strictObject({ ...about, approvalNote: note.optional() }),
    output: decided,
  },
  'POST /api/verification/reject/:id': {
    summary: 'Rejects documents that wait for a decision; their owner reads the reason, staff the note',
    params,
    body: z.strictObject({ ...about, rejectionReason: reason, rejectionNote: note.optional() }),
    output: decided,
  },
  'POST /api/informations/reopen/:id': {
    summary: 'Opens a submitted section again, because its information was wrong',
    params,
    body: z.strictObject({ reason }),
    output: z.object({ message: z.string() }),
  },
  'GET /api/informations/verifications/submitted': {
    summary: "The caller's latest documents of each section; for staff the first page of the panel",
    output: z.union([z.array(verificationRecord), panel]),
  },
  'GET /api/informations/verifications/panel': {
    summary: 'One row a person with how much is submitted, waiting and decided; the latest change first',
    query: panelQuery,
    output: panel,
  },
  'GET /api/informations/verifications/submitted/:id': {
    summary: "Documents with what they prove: one's own, or anyone's for staff",
    params,
    output: z.object(detail),
  },
  'GET /api/informations/verifications/submitted/user/:id': {
    summary: "One person's submissions with the latest documents of each, in the order of review",
    params,
    query: z.strictObject({ audience: audience.optional() }),
    output: z.array(z.object({ submission: provedSubmission, verification: verificationRecord.nullable() })),
  },
});

export type VerificationStatus = z.infer<typeof verificationStatus>;
export type VerificationRecord = z.infer<typeof verificationRecord>;
export type ProvedSubmission = z.infer<typeof provedSubmission>;
export type EarlierAttempt = z.infer<typeof earlierAttempt>;
export type WaitingRow = z.infer<typeof waitingRow>;
export type StaffNotes = z.infer<typeof staffNotes>;
export type Reviewee = z.infer<typeof reviewee>;
