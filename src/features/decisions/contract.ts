// Decisions: the policy staff keep, what a decision was made from, what it says, and the call that asks for one.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { adviceGap, adviceOnWire, lever, leverList, reasonOnWire, updateOnWire } from './contract/advice.ts';
import { bps, wholeCents } from './contract/amounts.ts';
import { reasonTexts } from './texts/decisions.ts';

const points = z.int().min(0).max(100);
const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const day = dayText.brand<'day'>();

const loanModel = z.enum(['FirstModel', 'FullModel']);
const grade = z.enum(['A', 'B', 'C', 'D', 'E']);
/** The reasons for which no offer is made at all, whatever the score would be. */
const declineCode = z.enum([
  'age.unknown',
  'age.below_minimum',
  'email.unverified',
  'loan.applied',
  'loan.approved',
  'loan.open',
  'loan.in_arrears',
  'default.with_us',
  'elsewhere.overdue',
  'elsewhere.defaulted',
  'bankruptcy.open',
  'bankruptcy.ended',
  'sections.missing',
  'income.missing',
  'score.below_minimum',
  'amount.below_step',
]);
/** The kinds of proof that can be asked for before a loan is paid out. */
export const proof = z.enum(['identity', 'income', 'bankAccount']);
/** What is not verified yet, how far it is (`Checking` waits for us, everything else for the borrower), and the section that proves it. */
export const neededProof = z.object({
  proof,
  state: z.enum(['NotSent', 'NotProved', 'HandedBack', 'Checking']),
  section: z.object({ sId: z.string(), name: z.string() }),
  /** Of what we are checking: since when it waits for us. */
  handedInAt: z.iso.datetime().nullable(),
});
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
    /** Scored by debt payments ÷ income, in basis points. */
    debtService: bandedFactor,
    /** Scored by (income − expenses − debt payments) ÷ income, in basis points. */
    freeCashFlow: bandedFactor,
    /** Scored by the answer to the field employment_status. */
    employment: namedFactor,
    /** Scored by the months in the present work. */
    timeInJob: bandedFactor,
    creditHistory: namedFactor,
    /** Scored by the months with the bank. */
    banking: bandedFactor,
    /** Scored by verified ÷ required sections, in basis points. */
    sectionsVerified: bandedFactor,
    /** Scored by the most days by which an instalment of our own loans was late. */
    repaymentRecord: bandedFactor,
  }),
  /** The grades from best to worst; a score below the last one's is declined. */
  grades: z
    .array(z.strictObject({ grade, fromScore: points, rateMonthlyBps: bps }))
    .min(1)
    .max(5),
  /** The discount, in basis points a month, that is taken off the rate in proportion to the verified sections; the rate never falls below the lowest. */
  discount: z.strictObject({ mostBps: bps, lowestRateMonthlyBps: bps }),
  allowance: z.strictObject({ incomeShareBps: bps, freeCashFlowShareBps: bps }),
  /** The shares of income, in basis points, that are assumed where a person has not said what they spend or owe. */
  assumed: z.strictObject({ expensesBps: bps, debtPaymentsBps: bps }),
  loan: z.strictObject({
    stepCents: wholeCents.min(1),
    largestCents: z.strictObject({ FirstModel: wholeCents, FullModel: wholeCents }),
    shortestTermMonths: z.int().min(1).max(60),
    longestTermMonths: z.int().min(1).max(60),
  }),
  offerStandsDays: z.int().min(1).max(365),
  /** Above this amount, in cents, two different members of staff have to approve a loan; null asks for one. Policies from before this figure was introduced ask for one. */
  secondApprovalAboveCents: wholeCents.nullable().default(null),
  /** What declines a person whatever the score: a debt overdue elsewhere; a default with us, and a bankruptcy, until so many months after they ended. Null switches a rule off. Policies from before this figure was introduced rule nobody out. */
  knockOuts: z
    .strictObject({
      overdueElsewhere: z.boolean(),
      ownDefaultMonths: z.int().min(0).nullable(),
      bankruptcyMonths: z.int().min(0).nullable(),
    })
    .default({ overdueElsewhere: false, ownDefaultMonths: null, bankruptcyMonths: null }),
  /** What has to be verified before a loan within the first limit is paid out; above that limit all of it has to be. Policies from before this figure was introduced ask for nothing. */
  firstLoanProof: z
    .strictObject({ identity: z.boolean(), income: z.boolean(), bankAccount: z.boolean() })
    .default({ identity: false, income: false, bankAccount: false }),
});

/** The whole of a policy's figures without its version number, as a draft holds them. */
export const policyFiguresSchema = policySchema.omit({ version: true });

/** 'claimed' means that what the borrower said is good, and that nobody has checked it yet. */
const creditHistory = z.enum(['good', 'claimed', 'none', 'late', 'overdue']).nullable();
/** Whole months since a bankruptcy ended, as staff have checked it by papers; 'open' until then; null where there was none. */
const bankruptcy = z.union([z.literal('open'), z.int().min(0)]).nullable();

/** Everything that a decision is made from; null means that it is not known. Amounts are cents a month. */
export const decisionInputsSchema = z.strictObject({
  model: loanModel,
  birthDay: dayText.nullable(),
  emailVerified: z.boolean(),
  /** The worst state of the borrower's loans with us; defaulted and written off count as in arrears, 'applied' waits for staff. */
  loanStanding: z.enum(['none', 'applied', 'approved', 'open', 'inArrears']),
  /** How many of the sections of the borrower's own model, which are six or nine, are verified. */
  sections: z.strictObject({
    required: z.int().min(1),
    submitted: z.int().min(0),
    verified: z.int().min(0),
    /** For a borrower who fills in the full sections: how many of the first ones were verified. */
    carried: z.strictObject({ required: z.int().min(1), verified: z.int().min(1) }).optional(),
  }),
  /** Instalments of our own loans that fell due in the last twelve months, or were paid before; by how many days the latest of them was late. */
  repayments: z.strictObject({
    instalmentsDue: z.int().min(0),
    worstDaysLate: z.int().min(0),
    /** The same of the last loan before those months, where no instalment fell due in them. */
    earlier: z.strictObject({ worstDaysLate: z.int().min(0) }).optional(),
  }),
  incomeCents: wholeCents.nullable(),
  expensesCents: wholeCents.nullable(),
  /** What the person has told of debts. */
  debtPaymentsCents: wholeCents.nullable(),
  /** What loans that stand open in our own books take besides, those paid out since the debts were told; left out where there is none. */
  runningLoansCents: wholeCents.min(1).optional(),
  employmentStatus: z.string().max(100).nullable(),
  monthsInJob: z.int().min(0).nullable(),
  creditHistory,
  /** The facts for which a policy may decline somebody whatever the score; left out where none of them applies. */
  adverse: z
    .strictObject({
      overdueElsewhere: z.boolean(),
      /** A loan elsewhere was written off or taken to court, and nobody has checked that it was paid since; left out where there is none. */
      defaultElsewhere: z.literal(true).optional(),
      /** Whole months since the last of our loans that had been in default or written off was repaid; null where there was no such loan. */
      ownDefaultMonths: z.int().min(0).nullable(),
      bankruptcy,
    })
    .optional(),
  /** What the latest answers about credit would make of these once staff have checked papers for them; left out where that would lift nothing. */
  onceChecked: z.strictObject({ creditHistory, defaultElsewhere: z.boolean(), bankruptcy }).optional(),
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
  incomeCents: wholeCents,
  expensesCents: wholeCents,
  debtPaymentsCents: wholeCents,
  /** Cents a month that are left of the income; negative where more goes out than comes in. */
  freeCashFlowCents: z.int(),
  /** Debt payments ÷ income in basis points. While the income is not known the assumed ratio stands here; null where the income is known to be nothing. */
  debtServiceBps: z.int().min(0).nullable(),
  allowedInstalmentCents: wholeCents,
});

export const decisionSchema = z.strictObject({
  policyVersion: z.int().min(1),
  decidedOn: day,
  inputs: decisionInputsSchema,
  figures: monthlyFigures,
  factors: z.array(factorScore),
  score: points,
  grade: grade.nullable(),
  /** The offer; null where the decision is to decline. */
  offer: z
    .strictObject({
      maxLoanAmountCents: wholeCents,
      loanTermMonths: z.int().min(1),
      rateMonthlyBps: bps,
      /** The last day on which the offer can be taken. */
      expiresOn: day,
    })
    .nullable(),
  /** Why there is no offer; empty exactly where there is one. */
  declines: z.array(declineCode),
  /** What else counted against the person, the most binding first. */
  notes: z.array(noteCode),
  /** The id of the earlier decision whose advice the person followed in time, so that its policy still decides; left out otherwise. */
  honours: z.strictObject({ decisionId: z.string(), givenOn: day }).optional(),
});

export const offerOutput = z.strictObject({
  loanDecision: z.boolean(),
  /** Dollars; 0 where the decision is to decline, and so are the term and the rate. */
  maxLoanAmount: z.number(),
  loanTermMonths: z.int(),
  /** Add-on interest in per cent a month. */
  interestRate: z.number(),
  reasonForDecline: z.string().nullable(),
  expiresOn: day.nullable(),
  score: points,
  grade: grade.nullable(),
  /** The debt service ratio in per cent; null where there is no income to compare debts with. */
  dsr: z.number().nullable(),
  /** What counted against the person, the most binding first; four at most. */
  reasons: z.array(reasonOnWire),
  /** Which changes would lead to an offer, or a better one, as the decision engine has worked them out. */
  advice: z.array(adviceOnWire),
  adviceGap: adviceGap.nullable(),
  /** After a decline: the sections that its figures were read from. The caller may open them again to change the answers. */
  updates: z.array(updateOnWire),
  /** The levers that the caller may mark as not to be changed, those marked already included. */
  levers: z.array(lever),
  policyVersion: z.int(),
  decidedOn: day,
  /** The last day on which what the advice says is kept, whatever policy is published meanwhile. */
  adviceStandsUntil: day,
  /**
   * Advice given under other rules than those that decide now, which is kept to until its last day. `advice` is what of it would lead to more
   * than what is offered; empty where it was followed, and this offer is what it led to.
   */
  kept: z
    .strictObject({ policyVersion: z.int(), givenOn: day, until: day, advice: z.array(adviceOnWire) })
    .nullable(),
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
export type NeededProof = z.output<typeof neededProof>;
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
