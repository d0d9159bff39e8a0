// The loan agreement on the wire, and its two parts as they are stored: the words by version, and the figures of one paper.
import { z } from 'zod';
import { neededProof } from '#features/decisions/contract.ts';
import { repaymentOption } from '#features/partners/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { cents } from '#shared/money.ts';
import { paramsOf } from '#shared/params.ts';

const state = z.enum(['Preparing', 'ReadyToSign', 'Signed', 'Declined', 'Cancelled']);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const storedCents = z.int().transform(cents);
const storedDay = z.string().brand<'day'>();

/** Who lends, or who runs the loan for a lender, as they stand on the paper. */
const party = z.object({ name: z.string(), legalName: z.string(), address: z.string() });

/** Every figure on a paper. It names no borrower. */
export const agreementFactsSchema = z.object({
  number: z.string(),
  preparedOn: storedDay,
  approvedOn: storedDay,
  lender: party.extend({ licence: z.string() }),
  /** Null where the lender runs it itself. */
  runBy: party.nullable(),
  contactEmail: z.string(),
  amountCents: storedCents,
  feeCents: storedCents,
  cashInHandCents: storedCents,
  rateMonthlyBps: z.int(),
  termMonths: z.int(),
  repaymentOption,
  interestCents: storedCents,
  totalRepaymentCents: storedCents,
  effectiveYearlyBps: z.int(),
  schedule: z.array(
    z.object({
      number: z.int(),
      dueOn: storedDay,
      amountCents: storedCents,
      interestCents: storedCents,
      principalCents: storedCents,
      /** Of the total, once this one is paid. */
      leftCents: storedCents,
    }),
  ),
});

/** The words of a paper. What stands in { } is filled in from the facts. */
export const agreementWordsSchema = z.object({
  title: z.string(),
  prepared: z.string(),
  headline: z.array(z.object({ label: z.string(), value: z.string() })),
  summaryTitle: z.string(),
  summary: z.array(z.object({ label: z.string(), value: z.string() })),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      /** Said besides where somebody runs the loan for its lender. */
      whereRunForLender: z.array(z.string()).optional(),
      /** The schedule follows the paragraphs. */
      withSchedule: z.boolean().optional(),
    }),
  ),
  schedule: z.object({
    number: z.string(),
    dueOn: z.string(),
    amount: z.string(),
    interest: z.string(),
    principal: z.string(),
    left: z.string(),
    total: z.string(),
  }),
  signature: z.object({
    heading: z.string(),
    lead: z.string(),
    name: z.string(),
    moment: z.string(),
    address: z.string(),
    hash: z.string(),
    note: z.string(),
  }),
  footer: z.string(),
  page: z.string(),
});

const instalment = z.object({ number: z.number(), dueOn: z.string(), amount: z.number() });

/** The figures for a screen: dollars, and per cent. */
const figures = z.object({
  preparedOn: z.string(),
  lender: party.extend({ licence: z.string() }),
  loanAmount: z.number(),
  fee: z.number(),
  cashInHand: z.number(),
  /** Per cent a month, add-on. */
  interestRate: z.number(),
  /** Months. */
  term: z.number(),
  repaymentOption,
  interest: z.number(),
  totalRepayment: z.number(),
  effectiveYearlyRate: z.number(),
  schedule: z.array(instalment),
});

/** A paper in the store of files. */
const paper = z.object({ _id: z.string(), sha256: z.string() });

/** Why whoever lends holds the money up: a lender that may not lend, or our licence that is missing. */
export const heldUp = z.enum(['lender_closed', 'no_licence']).nullable();

const agreement = z.object({
  state,
  number: z.string().nullable(),
  /** As it stands on the paper: what is typed to sign. */
  borrowerName: z.string().nullable(),
  facts: figures.nullable(),
  preparedAt: z.iso.datetime().nullable(),
  paper: paper.nullable(),
  signedAt: z.iso.datetime().nullable(),
  signedName: z.string().nullable(),
  /** The paper with the signature; it follows the signature by moments. */
  signedPaper: paper.nullable(),
  /** What must be verified before a loan of ours is paid out and is not yet; empty once it is paid, given up or cancelled. */
  stillNeeded: z.array(neededProof),
  /** Until when the money is handed over: 24 hours after the signature, or after the last of that was verified; null where it will not be, and until then. */
  moneyDueBy: z.iso.datetime().nullable(),
  /** For staff alone, of an agreement whose money is still to come. */
  heldUp,
  /** Where; null where no place is configured. */
  handOverAt: z.string().nullable(),
  /** The day on which it was, and the loan that was opened with it. */
  disbursedOn: z.string().brand<'day'>().nullable(),
  loanId: z.string().nullable(),
  declinedAt: z.iso.datetime().nullable(),
  /** By staff, before the money was handed over. Who did it is for staff alone, and the reason for no lender that may not see the borrower. */
  cancelled: z
    .object({ at: z.iso.datetime(), reason: z.string().nullable(), by: z.string().nullable() })
    .nullable(),
});

const answered = messageAnswer.extend({ state, moneyDueBy: z.iso.datetime().nullable() });

export const agreementEndpoints = endpoints({
  'GET /api/loan-application/:id/agreement': {
    summary: "The agreement of an approved application: one's own, a lender's own, or anyone's for staff",
    params: paramsOf<'applications'>(),
    /** Null where there is none and none will come: a loan that runs or ran without one, an application given up before. */
    output: z.object({ agreement: agreement.nullable() }),
  },
  'POST /api/loan-application/:id/agreement/sign': {
    summary: "Signs one's agreement by the full name that it names, over exactly the paper on record",
    params: paramsOf<'applications'>(),
    body: z.strictObject({ fullName: z.string().trim().min(1).max(250), sha256 }),
    output: answered,
  },
  'POST /api/loan-application/:id/agreement/decline': {
    summary: 'Gives an approved loan up before its agreement is signed; another can be applied for then',
    params: paramsOf<'applications'>(),
    body: z.strictObject({}),
    output: answered,
  },
});

export type AgreementFacts = z.infer<typeof agreementFactsSchema>;
export type AgreementWords = z.infer<typeof agreementWordsSchema>;
export type AgreementState = z.infer<typeof state>;
export type Agreement = z.infer<typeof agreement>;
