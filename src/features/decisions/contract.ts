// Decisions: the policy staff keep, what a decision was made from, what it says, and the call that asks for one.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { adviceGap, adviceOnWire, lever, leverList, reasonOnWire } from './contract/advice.ts';
import { reasonTexts } from './texts/decisions.ts';

const bps = z.int().min(0).max(10_000);
const inCents = z.int().min(0).max(100_000_000_000);
const points = z.int().min(0).max(100);
const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const day = dayText.brand<'day'>();

const loanModel = z.enum(['FirstModel', 'FullModel']);
const grade = z.enum(['A', 'B', 'C', 'D', 'E']);
/** What stands in the way of any offer. */
const declineCode = z.enum([
  'age.unknown',
  'age.below_minimum',
  'email.unverified',
  'loan.applied',
  'loan.open',
  'loan.in_arrears',
  'default.with_us',
  'elsewhere.overdue',
  'bankruptcy.open',
  'bankruptcy.ended',
  'sections.missing',
  'income.missing',
  'score.below_minimum',
  'amount.below_step',
]);
/** What is verified before money moves. */
export const proof = z.enum(['identity', 'income', 'bankAccount']);
const noteCode = z.enum(Object.keys(reasonTexts) as NoteCode[]);
const factorName = z.enum([
  'debtService',
  'freeCashFlow',
  'employment',
  'timeInJob',
  'creditHistory',
  'banking',
  'sectionsVerified',
  'repaymentRecord',
]);

/** A figure earns the points of the highest band that it reaches, and none below the first. */
const bandedFactor = z.strictObject({
  outOf: points,
  ifUnknown: points,
  bands: z
    .array(z.strictObject({ from: z.int(), points }))
    .min(1)
    .max(20),
});

/** An answer earns the points under its own name, or those of `otherwise`. */
const namedFactor = z.strictObject({
  outOf: points,
  ifUnknown: points,
  points: z.record(z.string().max(100), points),
  otherwise: points,
});

export const policySchema = z.strictObject({
  version: z.int().min(1),
  minimumAgeYears: z.int().min(18).max(100),
  factors: z.strictObject({
    /** Debt payments ÷ income, in basis points. */
    debtService: bandedFactor,
    /** (income − expenses − debt payments) ÷ income, in basis points. */
    freeCashFlow: bandedFactor,
    /** By the answer to employment_status. */
    employment: namedFactor,
    /** In months. */
    timeInJob: bandedFactor,
    creditHistory: namedFactor,
    /** Months with the bank. */
    banking: bandedFactor,
    /** Verified ÷ required sections, in basis points. */
    sectionsVerified: bandedFactor,
    /** Days by which the latest instalment was late. */
    repaymentRecord: bandedFactor,
  }),
  /** From best to worst; a score below the last is declined. */
  grades: z
    .array(z.strictObject({ grade, fromScore: points, rateMonthlyBps: bps }))
    .min(1)
    .max(5),
  /** Taken off the rate in proportion to verified sections, never below the lowest rate. */
  discount: z.strictObject({ mostBps: bps, lowestRateMonthlyBps: bps }),
  allowance: z.strictObject({ incomeShareBps: bps, freeCashFlowShareBps: bps }),
  /** Shares of income taken where nothing was said. */
  assumed: z.strictObject({ expensesBps: bps, debtPaymentsBps: bps }),
  loan: z.strictObject({
    stepCents: inCents.min(1),
    largestCents: z.strictObject({ FirstModel: inCents, FullModel: inCents }),
    shortestTermMonths: z.int().min(1).max(60),
    longestTermMonths: z.int().min(1).max(60),
  }),
  offerStandsDays: z.int().min(1).max(365),
  /** Above this amount two different members of staff approve a loan; null asks for one. Versions before it asked for one. */
  secondApprovalAboveCents: inCents.nullable().default(null),
  /** What rules somebody out whatever the score: a debt overdue elsewhere; a default with us, and a bankruptcy, until so many months after they ended; null is off. Versions before it ruled nobody out. */
  knockOuts: z
    .strictObject({
      overdueElsewhere: z.boolean(),
      ownDefaultMonths: z.int().min(0).nullable(),
      bankruptcyMonths: z.int().min(0).nullable(),
    })
    .default({ overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null }),
  /** Verified before a loan within the first limit is paid out; above it all of them are. Versions before it asked for none. */
  firstLoanProof: z
    .strictObject({ identity: z.boolean(), income: z.boolean(), bankAccount: z.boolean() })
    .default({ identity: false, income: false, bankAccount: false }),
});

/** All that a version says, without its number: what a draft holds. */
export const policyFiguresSchema = policySchema.omit({ version: true });

/** Everything a decision looks at; null is 'not known'. Amounts are cents a month. */
export const decisionInputsSchema = z.strictObject({
  model: loanModel,
  birthDay: dayText.nullable(),
  emailVerified: z.boolean(),
  /** The worst state of the borrower's loans with us; defaulted and written off count as in arrears, 'applied' waits for staff. */
  loanStanding: z.enum(['none', 'applied', 'open', 'inArrears']),
  /** Of the sections of the borrower's own model: six or nine. */
  sections: z.strictObject({
    required: z.int().min(1),
    submitted: z.int().min(0),
    verified: z.int().min(0),
    /** Of somebody at the full sections: how many of the first ones were verified. */
    carried: z.strictObject({ required: z.int().min(1), verified: z.int().min(1) }).optional(),
  }),
  /** Instalments of our own loans that fell due in the last twelve months, or were paid before; by how many days the latest of them was late. */
  repayments: z.strictObject({
    instalmentsDue: z.int().min(0),
    worstDaysLate: z.int().min(0),
    /** Where there were none in those months: of the last loan before them. */
    earlier: z.strictObject({ worstDaysLate: z.int().min(0) }).optional(),
  }),
  incomeCents: inCents.nullable(),
  expensesCents: inCents.nullable(),
  debtPaymentsCents: inCents.nullable(),
  employmentStatus: z.string().max(100).nullable(),
  monthsInJob: z.int().min(0).nullable(),
  /** 'claimed' is good as far as it was told, and not checked yet. */
  creditHistory: z.enum(['good', 'claimed', 'none', 'late', 'overdue']).nullable(),
  /** What a policy may rule somebody out for; left out where there is nothing of it. */
  adverse: z
    .strictObject({
      overdueElsewhere: z.boolean(),
      /** Whole months since the last loan of ours that was in default or written off was repaid; null where none was. */
      ownDefaultMonths: z.int().min(0).nullable(),
      /** Whole months since a bankruptcy ended, as it was checked; 'open' before; null where there was none. */
      bankruptcy: z.union([z.literal('open'), z.int().min(0)]).nullable(),
    })
    .optional(),
  monthsWithBank: z.int().min(0).nullable(),
});

const factorScore = z.strictObject({
  factor: factorName,
  points,
  outOf: points,
  /** The figure or answer that earned the points; null where it was not known. */
  reading: z.union([z.number(), z.string()]).nullable(),
});

const monthlyFigures = z.strictObject({
  incomeCents: inCents,
  expensesCents: inCents,
  debtPaymentsCents: inCents,
  /** May be negative. */
  freeCashFlowCents: z.int(),
  /** The assumed ratio while income is not known; null when it is known to be nothing. */
  debtServiceBps: z.int().min(0).nullable(),
  allowedInstalmentCents: inCents,
});

export const decisionSchema = z.strictObject({
  policyVersion: z.int().min(1),
  decidedOn: day,
  inputs: decisionInputsSchema,
  figures: monthlyFigures,
  factors: z.array(factorScore),
  score: points,
  grade: grade.nullable(),
  /** Null when declined. */
  offer: z
    .strictObject({
      maxLoanAmountCents: inCents,
      loanTermMonths: z.int().min(1),
      rateMonthlyBps: bps,
      /** The last day on which it can be taken. */
      expiresOn: day,
    })
    .nullable(),
  /** Empty exactly when there is an offer. */
  declines: z.array(declineCode),
  /** What counted against it besides, what binds first. */
  notes: z.array(noteCode),
  /** The earlier decision whose advice was followed in time, so that its policy decides. */
  honours: z.strictObject({ decisionId: z.string(), givenOn: day }).optional(),
});

export const offerOutput = z.strictObject({
  loanDecision: z.boolean(),
  /** Dollars; 0 when declined, as are term and rate. */
  maxLoanAmount: z.number(),
  loanTermMonths: z.int(),
  /** Per cent a month. */
  interestRate: z.number(),
  reasonForDecline: z.string().nullable(),
  expiresOn: day.nullable(),
  score: points,
  grade: grade.nullable(),
  /** Debt service ratio in per cent; null when there is no income to compare with. */
  dsr: z.number().nullable(),
  /** What counted against it, what binds first; four at most. */
  reasons: z.array(reasonOnWire),
  /** What would change it, worked out by the engine. */
  advice: z.array(adviceOnWire),
  adviceGap: adviceGap.nullable(),
  /** After a decline: the sections that its figures were read from, each with what its answers move; the caller may open them again. */
  updates: z.array(z.strictObject({ _id: z.string(), sId: z.string(), name: z.string(), lever })),
  /** What the caller may mark as not to be changed; what is marked already is among them. */
  levers: z.array(lever),
  policyVersion: z.int(),
  decidedOn: day,
  /** The last day on which what the advice says is kept, whatever policy is published meanwhile. */
  adviceStandsUntil: day,
});

export const decisionEndpoints = endpoints({
  'GET /api/loan/user/decision': {
    summary: 'The offer that stands for the signed-in user, or why there is none and what would change it.',
    query: z.strictObject({ loanType: loanModel.optional(), cannotChange: leverList }),
    output: offerOutput,
  },
  'POST /api/loan/user/decision': {
    summary: 'Puts the decision that the caller is shown on record; the same decision is recorded once',
    body: z.strictObject({ loanType: loanModel.optional() }),
    output: z.object({ decisionId: z.string() }),
  },
  'POST /api/informations/update/:id': {
    summary:
      'Opens a section of the caller again after a decline that read its answers, because they have changed since',
    params: paramsOf<'submissions'>(),
    output: z.object({ sId: z.string() }),
  },
});

export type DeclineCode = z.output<typeof declineCode>;
export type NoteCode = keyof typeof reasonTexts;
export type LoanModel = z.output<typeof loanModel>;
export type Proof = z.output<typeof proof>;
export type Grade = z.output<typeof grade>;
export type FactorName = z.output<typeof factorName>;
export type BandedFactor = z.output<typeof bandedFactor>;
export type NamedFactor = z.output<typeof namedFactor>;
export type Policy = z.output<typeof policySchema>;
export type PolicyFigures = z.output<typeof policyFiguresSchema>;
export type DecisionInputs = z.output<typeof decisionInputsSchema>;
export type MonthlyFigures = z.output<typeof monthlyFigures>;
export type FactorScore = z.output<typeof factorScore>;
export type Decision = z.output<typeof decisionSchema>;
export type OfferOutput = z.output<typeof offerOutput>;
