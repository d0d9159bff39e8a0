// Loan applications on the wire: what a borrower asks for and sees of it, what staff see and decide, and what a lender does.

import { z } from 'zod';
import { userStatus } from '#features/accounts/contract.ts';
import { signalAbout, waitsShape } from '#features/casework/contract.ts';
import { decisionInputsSchema, decisionSchema, offerOutput, proof } from '#features/decisions/contract.ts';
import { storedAnswers, storedFields } from '#features/information/contract.ts';
import { verificationEndpoints } from '#features/verification/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { keptPromise } from '#shared/kept-promise.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { happenedIn, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';
import { counterOffer } from './contract/counter-offer.ts';
import { decidedAgain } from './contract/decided-again.ts';
import { cost, judged } from './contract/shown.ts';
import { lenderApplicationFilters } from './fields/partner-application-list.ts';
import { applicationFilters } from './fields/staff-application-list.ts';
import { approvalDespiteFields, rejectionFields } from './fields/staff-verdict.ts';

/** Ours wait as 'Pending' for staff, those to a lender's loan as 'Waiting' for that lender; 'Withdrawn' were taken back before that. */
const status = z.enum(applicationFilters.status);
const note = z.string().trim().max(2_000);

/** Each along an index, from either end. */
const application = z.object({
  _id: z.string(),
  /** Dollars. */
  loanAmount: z.number(),
  /** Per cent a month, add-on. */
  interestRate: z.number(),
  /** Months. */
  term: z.number(),
  createdAt: z.iso.datetime(),
  status,
  /** The lender whose loan it asks for; null for the platform's own. */
  partner: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** JSON text of what was on offer when it was asked for: it never changes afterwards. */
  loanInfoImmutable: z.string(),
  productInfoImmutable: z.string(),
  rejectionReason: z.string().nullable(),
  approvalNote: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Approved, and then cancelled by staff or given up by its borrower before its money was handed over. */
  agreementEnd: z.enum(['Cancelled', 'Declined']).nullable(),
});

/** A submission with the documents that prove it. */
const verifiedSection =
  verificationEndpoints['GET /api/informations/verifications/submitted/user/:id'].output.element;

const applicant = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const staffRow = application
  .pick({
    _id: true,
    loanAmount: true,
    interestRate: true,
    term: true,
    createdAt: true,
    status: true,
    partner: true,
    agreementEnd: true,
  })
  .extend({
    user: applicant,
    /** One of two people has approved it. */
    halfApproved: z.boolean(),
    ...waitsShape,
  });

const staffDetail = application.extend({
  user: applicant.extend({ phone: z.string().nullable(), status: userStatus, infoStatus: z.string() }),
  rejectionNote: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Whether two different people approve it, and the first who has; while it waits, only one whose approval still counts. */
  approval: z.object({
    needsTwo: z.boolean(),
    /** The caller has: then somebody else hands its money over. */
    isYours: z.boolean(),
    /** Who approved it, by their ids, where it is ours. */
    approvers: z.array(z.string()),
    first: z
      .object({ _id: z.string(), fullName: z.string(), at: z.iso.datetime(), note: z.string().nullable() })
      .nullable(),
  }),
  /** The applicant's other applications, the newest first; the latest of them. */
  others: z.array(
    application.pick({
      _id: true,
      loanAmount: true,
      createdAt: true,
      status: true,
      partner: true,
      agreementEnd: true,
    }),
  ),
  cost,
  counterOffer: counterOffer.nullable(),
  /** Of a loan of our own that is not paid out: what has to be verified before that. */
  missingProof: z.array(proof),
  /** What speaks against its person. */
  signals: z.array(signalAbout),
  ...decidedAgain.shape,
  /** Null where a lender decides: none of ours is behind it. */
  decision: z
    .object({
      policyVersion: z.number(),
      score: z.number(),
      grade: z.string().nullable(),
      maxLoanAmount: z.number(),
      inputs: decisionInputsSchema,
      factors: decisionSchema.shape.factors,
      reasons: offerOutput.shape.reasons,
      advice: offerOutput.shape.advice,
      adviceGap: offerOutput.shape.adviceGap,
    })
    .nullable(),
});

/** A form as it was asked, and what was answered to it. */
const answered = z.object({ name: z.string(), fields: storedFields, data: storedAnswers });

/** One of the applicant's verified sections, with the documents that prove it where those are shared too. */
const sharedSection = z.object({
  tags: z.array(z.string()),
  informationSchema: answered.pick({ name: true, fields: true }).extend({ sId: z.string() }),
  data: storedAnswers,
  documents: answered.nullable(),
});

const lenderRow = application
  .pick({
    _id: true,
    status: true,
    agreementEnd: true,
    loanAmount: true,
    loanInfoImmutable: true,
    productInfoImmutable: true,
    rejectionReason: true,
  })
  .extend({
    created: z.iso.datetime(),
    /** Null once the applicant has withdrawn consent. */
    user: z.object({ fullName: z.string() }).nullable(),
    /** The lender's other terms wait for the borrower's answer. */
    waitsForBorrower: z.boolean(),
  });

/** With whether its agreement waits to be signed, or a lender's other terms to be answered. */
const ownRow = application.extend({ waitsForSignature: z.boolean(), waitsForAnswer: z.boolean() });

/** With the latest of the lender's other terms, whatever became of them. */
const detail = application.extend({ cost, counterOffer: counterOffer.nullable() });
/** `loanId`: once its money was handed over. */
const ownDetail = detail.extend({ loanId: z.string().nullable() });

const lenderDetail = detail.extend({
  created: z.iso.datetime(),
  user: z.object({ fullName: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  /** Whether verified information is shown; if not, because consent was withdrawn, or because the lender may not lend now. */
  access: z.enum(['Open', 'Withdrawn', 'Closed']),
  /** Rejecting is always open to a lender while the application waits. */
  mayApprove: z.boolean(),
  userInfo: z.object({ Verified: z.array(sharedSection) }),
  /** Null where verified information is not shown. */
  judged: judged.nullable(),
});

/** A rejection carries its reason, even an empty one; an approval has none. */
const lenderVerdict = z
  .strictObject({ status: z.enum(['Approved', 'Rejected']), rejectionReason: note.optional() })
  .refine(({ status, rejectionReason }) => (status === 'Rejected') === (rejectionReason !== undefined));

export const applicationEndpoints = endpoints({
  'POST /api/loan-application': {
    summary: 'Applies for an amount at the rate and term of the offer that stands',
    body: z.strictObject({
      term: z.int(),
      interestRate: z.number(),
      loanAmount: z.number(),
      model: z.enum(['FirstModel', 'FullModel']),
    }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'POST /api/loan/user/apply': {
    summary: "Applies for a lender's loan at its default rate, under the caller's consent for that lender",
    query: z.strictObject({ loanType: z.enum(['FirstModel', 'FullModel']).optional() }),
    body: z.strictObject({
      loanId: z.uuid().brand<'partner_loans'>(),
      /** Dollars, within what the loan lends; its smallest amount where none is given. */
      loanAmount: z.number().optional(),
      /** Months, within what the loan lends; its default term where none is given. */
      term: z.int().optional(),
      /** With the version of the wording it was given to. Without it an earlier consent for the lender must stand. */
      consent: z.literal(true).optional(),
      consentVersion: z.int().optional(),
    }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/loan-application/user': {
    summary: "The caller's applications, newest first; of one lender's loan alone where it is named",
    query: pageQuery({ loan: z.uuid().brand<'partner_loans'>().optional() }),
    output: pageOf(ownRow),
  },
  'GET /api/loan-application/:id': {
    summary: "One of the caller's applications, with its cost; a lender's with what its applicant shares",
    params: paramsOf<'applications'>(),
    output: z.union([lenderDetail, ownDetail]),
  },
  'POST /api/loan-application/:id/withdraw': {
    summary: "Takes one of the caller's applications back before it is decided; another can be made then",
    params: paramsOf<'applications'>(),
    output: messageAnswer,
  },
  'GET /api/loan-application/admin': {
    summary: 'Every application, filtered, sorted and paged',
    query: pageQuery({
      ...filterShape(applicationFilters),
      /** Of one person. */
      accountId: z.uuid().brand<'accounts'>().optional(),
      ...happenedIn(['applied', 'approved']),
    }),
    output: pageOf(staffRow),
  },
  'GET /api/loan-application/admin/figures': {
    summary: 'How the desk keeps its promise that a person looks within 24 hours',
    output: keptPromise,
  },
  'GET /api/loan-application/admin/:id': {
    summary: 'One application with the decision behind its offer',
    params: paramsOf<'applications'>(),
    output: staffDetail,
  },
  'GET /api/loan-application/admin/:id/sections': {
    summary:
      "The applicant's verified sections, as they were asked, with their documents; each look is audited",
    params: paramsOf<'applications'>(),
    output: z.array(verifiedSection),
  },
  'POST /api/loan-application/admin/:id/approve': {
    summary:
      'Approves a pending application, after deciding again; where the facts got worse, with a reason and by two people',
    params: paramsOf<'applications'>(),
    body: z.strictObject(recordShape(approvalDespiteFields)),
    output: messageAnswer.extend({ status }),
  },
  'POST /api/loan-application/admin/:id/reject': {
    summary: 'Rejects a pending application, with the reason the borrower reads',
    params: paramsOf<'applications'>(),
    body: z.strictObject({
      id: z.uuid().brand<'applications'>().optional(),
      ...recordShape(rejectionFields),
    }),
    output: messageAnswer.extend({ status }),
  },
  'GET /api/loan-application/partner': {
    summary: "The applications for the calling lender's loans, filtered, sorted and paged",
    query: pageQuery({
      ...filterShape(lenderApplicationFilters),
      sort: z.enum(lenderApplicationFilters.sort).default('-created'),
      ...happenedIn(['applied', 'approved', 'rejected']),
    }),
    output: pageOf(lenderRow),
  },
  'POST /api/loan-application/updateStatus/:id': {
    summary: "Approves or rejects a waiting application for one of the calling lender's loans",
    params: paramsOf<'applications'>(),
    body: lenderVerdict,
    output: messageAnswer.extend({ status }),
  },
  'GET /api/files/:id': {
    summary:
      "A stored document: one's own, anyone's for staff, and for a lender those of an applicant who shares them",
    params: paramsOf<'files'>(),
    output: 'file',
  },
});

export type ApplicationStatus = z.infer<typeof status>;
export type Application = z.infer<typeof application>;
export type OwnApplicationRow = z.infer<typeof ownRow>;
export type ApplicationCost = z.infer<typeof cost>;
export type StaffApplicationRow = z.infer<typeof staffRow>;
export type StaffApplication = z.infer<typeof staffDetail>;
export type LenderApplicationRow = z.infer<typeof lenderRow>;
export type LenderApplication = z.infer<typeof lenderDetail>;
export type SharedSection = z.infer<typeof sharedSection>;
export type LenderVerdict = z.infer<typeof lenderVerdict>;
export type LenderSort = (typeof lenderApplicationFilters.sort)[number];
export type VerifiedSection = z.infer<typeof verifiedSection>;
