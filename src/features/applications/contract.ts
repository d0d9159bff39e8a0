// Loan applications on the wire: what a borrower asks for, what they see of it, and what staff see and decide.

import { z } from 'zod';
import { decisionInputsSchema, decisionSchema, offerOutput } from '#features/decisions/contract.ts';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

/** Ours wait as 'Pending' for staff, those to a lender's loan as 'Waiting' for that lender. */
const status = z.enum(['Pending', 'Waiting', 'Approved', 'Rejected']);
const params = z.object({ id: z.uuid() });
const note = z.string().trim().max(2_000);

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
});

const instalment = z.object({ number: z.number(), dueOn: z.string(), amount: z.number() });

/** The cost in full, as it was shown; dates count from the day of the application. */
const cost = z.object({
  fee: z.number(),
  cashInHand: z.number(),
  interest: z.number(),
  totalRepayment: z.number(),
  monthlyRepayment: z.number(),
  effectiveYearlyRate: z.number(),
  schedule: z.array(instalment),
});

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
  })
  .extend({ user: applicant });

const staffDetail = application.extend({
  user: applicant.extend({ phone: z.string().nullable(), infoStatus: z.string() }),
  rejectionNote: z.string().nullable(),
  decidedBy: z.string().nullable(),
  cost,
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
    })
    .nullable(),
});

export const applicationEndpoints = endpoints({
  'POST /api/loan-application': {
    summary: 'Applies for an amount at the rate and term of the offer that stands',
    body: z.strictObject({
      term: z.int(),
      interestRate: z.number(),
      loanAmount: z.number(),
      model: z.enum(['FirstModel', 'FullModel']),
    }),
    output: z.object({ _id: z.string(), message: z.string() }),
  },
  'POST /api/loan/user/apply': {
    summary: "Applies for a lender's loan at its default rate, under the caller's consent for that lender",
    query: z.strictObject({ loanType: z.enum(['FirstModel', 'FullModel']).optional() }),
    body: z.strictObject({
      loanId: z.uuid(),
      /** Dollars, within what the loan lends; its smallest amount where none is given. */
      loanAmount: z.number().optional(),
      /** Months, within what the loan lends; its default term where none is given. */
      term: z.int().optional(),
      /** With the version of the wording it was given to. Without it an earlier consent for the lender must stand. */
      consent: z.literal(true).optional(),
      consentVersion: z.int().optional(),
    }),
    output: z.object({ _id: z.string(), message: z.string() }),
  },
  'GET /api/loan-application/user': {
    summary: "The caller's applications, newest first",
    query: pageQuery({}),
    output: pageOf(application),
  },
  'GET /api/loan-application/:id': {
    summary: "One of the caller's applications, with its cost",
    params,
    output: application.extend({ cost }),
  },
  'GET /api/loan-application/admin': {
    summary: 'Every application, filtered, sorted and paged',
    query: pageQuery({
      status: status.optional(),
      search: z.string().trim().max(100).optional(),
      sort: z.enum(['newest', 'oldest', 'largest']).default('newest'),
    }),
    output: pageOf(staffRow),
  },
  'GET /api/loan-application/admin/:id': {
    summary: 'One application with the decision behind its offer',
    params,
    output: staffDetail,
  },
  'POST /api/loan-application/admin/:id/approve': {
    summary: 'Approves a pending application',
    params,
    body: z.strictObject({ approvalNote: note.optional() }),
    output: z.object({ message: z.string(), status }),
  },
  'POST /api/loan-application/admin/:id/reject': {
    summary: 'Rejects a pending application, with the reason the borrower reads',
    params,
    body: z.strictObject({ id: z.uuid().optional(), rejectionReason: note, rejectionNote: note.optional() }),
    output: z.object({ message: z.string(), status }),
  },
});

export type ApplicationStatus = z.infer<typeof status>;
export type Application = z.infer<typeof application>;
export type ApplicationCost = z.infer<typeof cost>;
export type StaffApplicationRow = z.infer<typeof staffRow>;
export type StaffApplication = z.infer<typeof staffDetail>;
