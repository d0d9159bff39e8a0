// Information sections on the wire: what a person is asked, what they submitted, how far they are, and their documents.

import { z } from 'zod';
import { waitsShape } from '#features/casework/contract.ts';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { plantLevel } from '#features/seeds/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { happenedIn, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { AUDIENCES } from './fields/audience.ts';
import { panelFilters } from './fields/staff-section-lists.ts';

/** Users of the first model are asked the six `PreQualUser` sections; all others the nine full ones. */
export const audience = z.enum(AUDIENCES);

/** `SubmittedForVerfication`: its documents are with staff. Spelt as everywhere in the product's interface. */
export const submissionStatus = z.enum(['Submitted', 'SubmittedForVerfication', 'Verified', 'Rejected']);
const sectionStatus = z.enum(['Active', 'Inactive']);
const verificationStatus = z.enum(['Submitted', 'Verified', 'Rejected']);

/** Fields and answers were validated when they were saved; an answer of the server passes them on as they are stored. */
export const storedFields = z.custom<FieldDefinition[]>((value) => Array.isArray(value));
export const storedAnswers = z.custom<FormAnswers>((value) => typeof value === 'object' && value !== null);

const moment = z.iso.datetime();

const section = z.object({
  _id: z.string(),
  /** Its name in code, the same through every version. */
  sId: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Seeds granted at submission. */
  points: z.int(),
  status: sectionStatus,
  isHidden: z.boolean(),
  /** False: shown, but for now it cannot be filled in. */
  disablePossible: z.boolean(),
  for: audience,
  startDate: z.string().nullable(),
  /** The version of the fields; sent back with the answers to them. */
  version: z.string(),
  fields: storedFields,
  verificationSchema: z.object({
    _id: z.string(),
    version: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    status: sectionStatus,
    fields: storedFields,
  }),
});

const toItsOwner = {
  /** null until submitted. */
  userStatus: submissionStatus.nullable(),
  submittedInfo: z.object({ _id: z.string(), data: storedAnswers }).nullable(),
  /** The latest documents. */
  submittedVerification: z
    .object({
      status: verificationStatus,
      rejectionReason: z.string().nullable(),
      /** Null while nobody has decided on them. */
      decidedAt: moment.nullable(),
      data: storedAnswers,
    })
    .nullable(),
  /** Before it is submitted: what its owner answered elsewhere, at sign-up, or here before it was reopened, under the same names. */
  earlierAnswers: storedAnswers,
};
const informationItem = section.extend(toItsOwner);

const formsAt = z.object({ for: audience, revision: z.int() });
const ownOfSections = z.array(section.pick({ _id: true }).extend(toItsOwner));

const ownSections = z.object({
  /** Where the forms are that this goes with: they change with their revision alone. */
  forms: formsAt,
  sections: ownOfSections,
  /** Sections of the first model that a borrower of the full one is asked too, while they are not verified. Null where there are none. */
  besides: z.object({ forms: formsAt, sections: ownOfSections }).nullable(),
});

const submissionRecord = z.object({
  _id: z.string(),
  status: submissionStatus,
  for: audience,
  created: moment,
  data: storedAnswers,
  /** As it was asked then. */
  informationSchema: section
    .pick({ _id: true, sId: true, name: true, for: true, tags: true, title: true, description: true })
    .extend({ fields: storedFields }),
  /** Of the latest documents, when they were rejected. */
  rejectionReason: z.string().nullable(),
});

export const person = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const submissionDetail = submissionRecord.extend({
  user: person,
  submittedInformationCount: z.int(),
  /** The latest documents that came with it. */
  verificationId: z.string().nullable(),
});

const byStatus = <Shape extends z.ZodType>(record: Shape) =>
  z.object({
    Submitted: z.array(record),
    SubmittedForVerfication: z.array(record),
    Verified: z.array(record),
    Rejected: z.array(record),
  });

const sectionLine = section.pick({ _id: true, sId: true, name: true });
/** In a list of sections of both models, some of which have names that read alike. */
const listedLine = section.pick({ _id: true, sId: true, name: true, description: true });
const submittedLine = listedLine.extend({ for: audience, submissionId: z.string() });

const flags = {
  /** All nine full sections submitted. */
  submission: z.boolean(),
  /** All nine full sections verified. */
  verification: z.boolean(),
};

/** Of one person and audience; `submitted` counts every section handed in, whatever became of it. */
const counts = z.object({
  submitted: z.int(),
  waiting: z.int(),
  verified: z.int(),
  rejected: z.int(),
  total: z.int(),
});

const nextStep = z.object({
  action: z.enum(['preferences', 'submit', 'prove', 'mend', 'wait', 'offer']),
  section: sectionLine.nullable(),
  /** Where all that is left waits for us: since when the first of it does. */
  waitsSince: moment.nullable(),
});

/** Of a person's documents that wait, what is due first. */
const panelRow = counts.extend({ user: person, changed: moment, ...waitsShape });

export const panelQuery = pageQuery({
  audience: audience.default('FullUser'),
  ...filterShape(panelFilters),
  /** Only people who submitted a section, or of whom a document was verified, in these days. */
  ...happenedIn(['submitted', 'verified']),
});
export const panel = pageOf(panelRow);

const submission = {
  /** Answers by the name of their field. */
  data: z.record(z.string().max(60), z.unknown()),
  informationId: z.uuid().brand<'information_schemas'>(),
  /** The version of the fields that were answered; without it, the present one is meant. */
  version: z.uuid().brand<'form_versions'>().optional(),
};

const submitted = messageAnswer.extend({ _id: z.string(), points: z.int() });

export const informationEndpoints = endpoints({
  'GET /api/informations': {
    summary: "The sections of the caller's model with what they submitted; every section for staff",
    output: z.array(informationItem),
  },
  'GET /api/informations/own': {
    summary:
      "Of the sections of the caller's model what is the caller's own, and the revision of their forms",
    output: ownSections,
  },
  'GET /api/informations/forms': {
    summary:
      'The sections of a model as they stand under a revision; they never change under it, and there are none under another',
    query: z.strictObject({
      for: audience.default('PreQualUser'),
      revision: z.coerce.number().int().default(0),
    }),
    sameForAll: 'for good',
    output: z.array(section),
  },
  'GET /api/informations/:id': {
    summary: 'One of those sections, or any other that the caller has submitted, by its _id or sId',
    params: z.object({ id: z.string().max(60) }),
    output: informationItem,
  },
  'POST /api/informations/submit': {
    summary: 'Submits a section and earns its seeds; once, and for good',
    body: z.strictObject(submission),
    output: submitted,
  },
  'POST /api/informations/submitMulti': {
    summary: 'The same for a section with documents among its fields, each file under the name of its field',
    form: z.strictObject(submission),
    output: submitted,
  },
  'POST /api/informations/:id': {
    summary: 'The same for the section that the address names by its _id or sId',
    params: z.object({ id: z.string().max(60) }),
    body: z.strictObject({ data: submission.data, version: submission.version }),
    output: submitted,
  },
  'GET /api/informations/submitted': {
    summary: "The caller's submissions by status; for staff the first page of the panel",
    output: z.union([byStatus(submissionRecord), panel]),
  },
  'GET /api/informations/submitted/panel': {
    summary: 'One row a person with how much is submitted, waiting and decided; the latest change first',
    query: panelQuery,
    output: panel,
  },
  'GET /api/informations/submitted/:id': {
    summary: "One submission: one's own, or anyone's for staff",
    params: paramsOf<'submissions'>(),
    output: submissionDetail,
  },
  'GET /api/informations/submitted/user/:id': {
    summary: "One person's submissions, in the order of review",
    params: paramsOf<'accounts'>(),
    query: z.strictObject({ audience: audience.optional() }),
    output: z.object({ user: person, submissions: z.array(submissionRecord) }),
  },
  'GET /api/informations/user': {
    summary: "The caller's sections by status, without answers, and those not submitted",
    output: byStatus(submittedLine).extend({ ...flags, NotSubmitted: z.array(listedLine) }),
  },
  'GET /api/informations/dashboard': {
    summary: "The caller's seeds, plant, progress and next step",
    output: z.object({
      points: z.int(),
      /** The plant's drawing. */
      level: plantLevel,
      /** Sections sent, of both models: what grows of the plant before its third level. */
      sent: z.int(),
      /** A loan was repaid: the plant bears berries. */
      hasRepaid: z.boolean(),
      pointsPercentage: z.int(),
      submittedPercentage: z.int(),
      verifiedPercentage: z.int(),
      counts,
      ...flags,
      nextStep,
    }),
  },
});

export type Audience = z.infer<typeof audience>;
export type SubmissionStatus = z.infer<typeof submissionStatus>;
export type Section = z.infer<typeof section>;
export type SectionLine = z.infer<typeof sectionLine>;
export type ListedSection = z.infer<typeof listedLine>;
export type InformationItem = z.infer<typeof informationItem>;
export type OwnSections = z.output<typeof ownSections>;
export type SubmissionRecord = z.infer<typeof submissionRecord>;
export type SubmissionDetail = z.infer<typeof submissionDetail>;
export type Counts = z.infer<typeof counts>;
export type NextStep = z.infer<typeof nextStep>;
export type Person = z.infer<typeof person>;
export type PanelQuery = z.infer<typeof panelQuery>;
export type Panel = z.infer<typeof panel>;
