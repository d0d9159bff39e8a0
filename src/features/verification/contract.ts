// Verifications on the wire: the documents that prove a submitted section, and what staff decide about them.

import { z } from 'zod';
import { entryShape, signalAbout, waitsShape } from '#features/casework/contract.ts';
import {
  audience,
  panel,
  panelQuery,
  person,
  storedAnswers,
  storedFields,
  submissionStatus,
} from '#features/information/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { keptPromise } from '#shared/kept-promise.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { reopeningFields } from './fields/staff-reopening.ts';
import { reviewQueueFilters } from './fields/staff-review-queue.ts';
import { LONGEST_WORDS, MOST_REASONS } from './fields/staff-words.ts';
import { reviewTexts } from './texts/staff-review.ts';

/** The version of what was read, which a change names: the largest is that of the column. */
export const versionRead = z.int().min(0).max(2_147_483_647);

const verificationStatus = z.enum(['Submitted', 'Verified', 'Rejected']);
const moment = z.iso.datetime();
const note = z.string().trim().max(LONGEST_WORDS);
const reason = z.string().trim().min(1, reviewTexts.reasonPrompt).max(LONGEST_WORDS);

/** Documents as they were sent, under the form that asked for them then. */
const verificationRecord = z.object({
  _id: z.string(),
  status: verificationStatus,
  /** The number of the attempt: 1 at first, one more after each rejection. */
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
  /** The id of the submission that they prove. */
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
  /** Earlier attempts for the same submission, the latest first. */
  earlier: z.array(earlierAttempt),
};

/** What only staff read. */
const staffNotes = z.object({
  approvalNote: z.string().nullable(),
  rejectionNote: z.string().nullable(),
  decidedBy: person.nullable(),
});

/** The names that one person gave: on the ID, and on the account that a loan is paid into. */
const givenNames = z.object({ onId: z.string(), onAccount: z.string() });

const waitingRow = z.object({
  _id: z.string(),
  created: moment,
  /** Whole hours since the documents were sent. */
  ageHours: z.int(),
  attempt: z.int(),
  user: person,
  verificationSchema: z.object({ name: z.string() }),
  sId: z.string(),
  ...waitsShape,
});

/** Who has documents before them, and until when others leave them alone. */
const reviewClaim = z.object({ verificationId: z.string(), by: person, until: moment });

const queueShow = z.enum(reviewQueueFilters.show.choices);

/** Ready words for a rejection; for one section, or with null for all. */
const rejectionReason = z.strictObject({
  reason: z.string().trim().min(1).max(300),
  sId: z.string().max(60).nullable(),
});

const reviewee = person.extend({
  phone: z.string().nullable(),
  status: z.string(),
  infoStatus: z.string(),
  created: moment,
  /** The person's progress, for the same audience as the documents under review; null where it would tell a verdict that is not to be known. */
  progress: z
    .object({
      submitted: z.int(),
      waiting: z.int(),
      verified: z.int(),
      rejected: z.int(),
      total: z.int(),
    })
    .nullable(),
});

/** `userId` and `sid` say whose documents of which section are meant; a call about others is refused. */
export const about = { userId: z.uuid().brand<'accounts'>(), sid: z.string().max(60) };
export const decided = z.object({
  message: z.string(),
  status: verificationStatus,
  /** The moment until which whoever decided may take it back; its mail leaves after that. */
  undoUntil: moment,
});

const documents = {
  /** Whether any field was sent. The server decides for itself what is needed. */
  isVerificationRequired: z.boolean(),
  /** The answers to fields that are not documents. */
  data: z.record(z.string().max(60), z.unknown()).default({}),
  /** The version of the fields that were answered; without it, the present one is meant. */
  version: z.uuid().brand<'form_versions'>().optional(),
};
const sent = messageAnswer.extend({ _id: z.string() });

/** Documents under review, with what they prove, earlier attempts and whose they are. */
export const reviewShape = z.object({
  ...detail,
  notes: staffNotes,
  names: givenNames.nullable(),
  user: reviewee,
});

export const verificationEndpoints = endpoints({
  'POST /api/verification/submit': {
    summary:
      'Sends the documents of a submitted section, each file under the name of its field; none where none is asked',
    form: z.strictObject({
      ...documents,
      verificationId: z.uuid().brand<'verification_schemas'>(),
      sId: z.string().max(60),
    }),
    output: sent,
  },
  'POST /api/informations/verification/:id': {
    summary: 'The same for the section whose _id, or the _id of whose verificationSchema, the address names',
    params: z.object({
      id: z.union([z.uuid().brand<'information_schemas'>(), z.uuid().brand<'verification_schemas'>()]),
    }),
    form: z.strictObject(documents),
    output: sent,
  },
  'GET /api/verification/queue': {
    summary: 'Documents that wait for a decision, the oldest first',
    query: pageQuery(filterShape(reviewQueueFilters)),
    output: pageOf(waitingRow).extend({
      /** Of everybody's queue, the oldest that are nobody else's, on whatever page; null where there are none. */
      free: z.string().nullable(),
    }),
  },
  'GET /api/verification/figures': {
    summary: 'How the review keeps its promise that a person looks within 24 hours',
    query: z.strictObject({ audience: audience.default('FullUser') }),
    output: keptPromise,
  },
  'GET /api/verification/claims': {
    summary: 'Documents that somebody is reviewing just now',
    output: z.array(reviewClaim),
  },
  'POST /api/verification/claim/:id': {
    summary:
      'Holds documents for a quarter of an hour, again each time; leaves them with another holder unless taken over. Answers who holds them',
    params: paramsOf<'verifications'>(),
    body: z.strictObject({ takeOver: z.boolean().optional() }),
    output: reviewClaim,
  },
  'POST /api/verification/next': {
    summary:
      'Holds the next documents of the queue that nobody else owns or, where there are none, holds: the oldest after the given ones, else the oldest',
    body: z.strictObject({ audience, show: queueShow, after: z.uuid().brand<'verifications'>().nullable() }),
    output: z.object({
      next: waitingRow.pick({ _id: true, created: true }).extend({ claim: reviewClaim }).nullable(),
    }),
  },
  'POST /api/verification/release': {
    summary: "Gives up the caller's hold on documents",
    body: z.strictObject({ ids: z.array(z.uuid().brand<'verifications'>()).max(20) }),
    output: z.object({ ok: z.literal(true) }),
  },
  'GET /api/verification/reasons': {
    summary: 'Ready words for rejections',
    output: z.object({ version: z.int(), reasons: z.array(rejectionReason) }),
  },
  'POST /api/verification/reasons': {
    summary: 'Replaces the ready words; refused when somebody else has changed them since `version`',
    body: z.strictObject({
      version: versionRead,
      reasons: z.array(rejectionReason).max(MOST_REASONS),
    }),
    output: messageAnswer.extend({ version: z.int() }),
  },
  'GET /api/verification/:id': {
    summary: 'Documents under review, with what they prove, earlier attempts and whose they are',
    params: paramsOf<'verifications'>(),
    /** With what else stands above the documents: what waits there, and what speaks against their person. */
    output: reviewShape.extend({ waits: z.array(entryShape), signals: z.array(signalAbout) }),
  },
  'POST /api/verification/approve/:id': {
    summary: 'Verifies documents that wait for a decision',
    params: paramsOf<'verifications'>(),
    body: z.strictObject({ ...about, approvalNote: note.optional() }),
    output: decided,
  },
  'POST /api/verification/reject/:id': {
    summary: 'Rejects documents that wait for a decision; their owner reads the reason, staff the note',
    params: paramsOf<'verifications'>(),
    body: z.strictObject({ ...about, rejectionReason: reason, rejectionNote: note.optional() }),
    output: decided,
  },
  'POST /api/verification/undo/:id': {
    summary: "Takes the caller's own verdict back, within ten seconds and before its mail has left",
    params: paramsOf<'verifications'>(),
    body: z.strictObject({ userId: about.userId }),
    output: decided.omit({ undoUntil: true }),
  },
  'POST /api/informations/reopen/:id': {
    summary: 'Opens a submitted section again, because its information was wrong',
    params: paramsOf<'submissions'>(),
    body: z.strictObject(recordShape(reopeningFields)),
    output: messageAnswer,
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
    params: paramsOf<'verifications'>(),
    output: z.object(detail),
  },
  'GET /api/informations/verifications/submitted/user/:id': {
    summary: "One person's submissions with the latest documents of each, in the order of review",
    params: paramsOf<'accounts'>(),
    query: z.strictObject({ audience: audience.optional() }),
    output: z.array(z.object({ submission: provedSubmission, verification: verificationRecord.nullable() })),
  },
});

export type VerificationStatus = z.infer<typeof verificationStatus>;
export type VerificationRecord = z.infer<typeof verificationRecord>;
export type ProvedSubmission = z.infer<typeof provedSubmission>;
export type EarlierAttempt = z.infer<typeof earlierAttempt>;
export type WaitingRow = z.infer<typeof waitingRow>;
export type ReviewClaim = z.infer<typeof reviewClaim>;
export type QueueShow = z.infer<typeof queueShow>;
export type RejectionReason = z.infer<typeof rejectionReason>;
export type GivenNames = z.infer<typeof givenNames>;
export type StaffNotes = z.infer<typeof staffNotes>;
export type Reviewee = z.infer<typeof reviewee>;
