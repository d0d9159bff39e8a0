// What counted against somebody, as claims with their figures: what binds first, then what cost most, four at most.
import { smallestInstalment } from '#features/loans/rules/amount.ts';
import { cents } from '#shared/money.ts';
import type { ClaimFigures } from '../../contract/advice.ts';
import type {
  BandedFactor,
  Decision,
  DecisionInputs,
  DeclineCode,
  FactorScore,
  NamedFactor,
  NoteCode,
  Policy,
} from '../../contract.ts';
import { notInWork } from '../answer-names.ts';
import { instalmentLimits } from '../monthly-figures.ts';
import { bestRateFor, rateFor } from '../rate.ts';
import { gradeForLimits } from '../score.ts';
import { capOf } from '../size-offer.ts';
import { verifiedOf } from '../transitions/verified-share.ts';

export type Counted = { code: NoteCode; figures: ClaimFigures };

export const MOST_REASONS = 4;

type Reasoned = Omit<Decision, 'policyVersion' | 'decidedOn' | 'notes' | 'honours'>;

/** What counted: against a decline only what led to it; against an offer what keeps it from being larger, then from being cheaper. */
export function countedAgainst(policy: Policy, decision: Reasoned): Counted[] {
  const counted = decision.offer
    ? [limitOf(policy, decision), ...priceReasons(policy, decision)]
    : againstDecline(policy, decision);
  return counted.slice(0, MOST_REASONS);
}

/** Each limit that stands in the way before the factors that keep the score down: their list is long, and would hide a limit. */
function againstDecline(policy: Policy, decision: Reasoned): Counted[] {
  const limits = decision.declines.flatMap((code) => declineReasons(policy, decision, code));
  const isLow = decision.declines.includes('score.below_minimum');
  return isLow ? [...limits, ...costlyFactors(policy, decision)] : limits;
}

function declineReasons(policy: Policy, decision: Reasoned, code: DeclineCode): Counted[] {
  const { sections } = decision.inputs;
  switch (code) {
    case 'age.below_minimum':
      return [{ code, figures: { minimumAge: policy.minimumAgeYears } }];
    case 'default.with_us':
      return [
        {
          code,
          figures: sinceFigures(decision.inputs.adverse?.ownDefaultMonths, policy.knockOuts.ownDefaultMonths),
        },
      ];
    case 'elsewhere.defaulted':
      return [{ code, figures: decision.inputs.onceChecked?.defaultElsewhere === false ? UNCHECKED : {} }];
    case 'bankruptcy.open': {
      const { onceChecked } = decision.inputs;
      const countsMonths = Number(policy.knockOuts.bankruptcyMonths);
      const isWaiting = onceChecked !== undefined && onceChecked.bankruptcy !== 'open';
      return [{ code, figures: isWaiting ? { ...UNCHECKED, countsMonths } : {} }];
    }
    case 'bankruptcy.ended':
      return [
        {
          code,
          figures: sinceFigures(decision.inputs.adverse?.bankruptcy, policy.knockOuts.bankruptcyMonths),
        },
      ];
    case 'sections.missing':
      return [{ code, figures: { submitted: sections.submitted, required: sections.required } }];
    case 'score.below_minimum':
      return [
        { code, figures: { score: decision.score, minimumScore: policy.grades.at(-1)?.fromScore ?? 0 } },
      ];
    case 'amount.below_step':
      return fallingShort(policy, decision);
    default:
      return [{ code, figures: {} }];
  }
}

/** Marks a claim that papers would lift, which nobody has checked yet. */
const UNCHECKED = { unchecked: 1 };

const sinceFigures = (since: number | string | null | undefined, counts: number | null): ClaimFigures => ({
  sinceMonths: Number(since),
  countsMonths: Number(counts),
});

/** The limits that do not carry the smallest loan, the lower one first: lifting the higher one alone would change nothing. */
const fallingShort = (policy: Policy, decision: Reasoned): Counted[] =>
  limitsBelowStep(policy, decision).map(({ counted }) => counted);

/** The limits that do not carry the smallest loan, each with the instalment in cents that it leaves; either may be negative. */
export function limitsBelowStep(policy: Policy, { inputs, figures, grade }: Reasoned) {
  const { byIncomeCents, byFreeCashFlowCents } = instalmentLimits(policy, figures);
  const neededCents = smallestInstalment(cents(policy.loan.stepCents), {
    rateMonthlyBps: rateFor(policy, gradeForLimits(policy, grade), inputs.sections),
    termMonths: policy.loan.longestTermMonths,
  });
  const smallest = { stepCents: policy.loan.stepCents, neededCents };
  const { incomeCents, expensesCents, debtPaymentsCents, freeCashFlowCents } = figures;
  const byIncome: Counted = {
    code: 'amount.income_share',
    figures: {
      incomeCents,
      debtPaymentsCents,
      shareBps: policy.allowance.incomeShareBps,
      leavesCents: Math.max(0, byIncomeCents),
      ...smallest,
      ...runningOf(inputs),
    },
  };
  const byFreeCashFlow: Counted =
    freeCashFlowCents > 0
      ? {
          code: 'amount.left_over',
          figures: {
            freeCashFlowCents,
            shareBps: policy.allowance.freeCashFlowShareBps,
            leavesCents: byFreeCashFlowCents,
            ...smallest,
            ...runningOf(inputs),
          },
        }
      : {
          code: 'amount.nothing_left',
          figures: { incomeCents, expensesCents, debtPaymentsCents, ...runningOf(inputs) },
        };
  return [
    { by: 'income', leavesCents: byIncomeCents, counted: byIncome },
    { by: 'freeCashFlow', leavesCents: byFreeCashFlowCents, counted: byFreeCashFlow },
  ]
    .filter(({ leavesCents }) => leavesCents < neededCents)
    .toSorted((one, other) => one.leavesCents - other.leavesCents);
}

function limitOf(policy: Policy, { inputs, figures, offer }: Reasoned): Counted {
  const cap = capOf(policy, inputs);
  const { sections } = inputs;
  if (offer && offer.maxLoanAmountCents >= cap.amountCents)
    return { code: cap.limit, figures: { capCents: cap.amountCents, ...countsOf(sections) } };
  const limits = instalmentLimits(policy, figures);
  const { incomeCents, debtPaymentsCents, freeCashFlowCents } = figures;
  return limits.byIncomeCents <= limits.byFreeCashFlowCents
    ? {
        code: 'limit.income',
        figures: {
          incomeCents,
          debtPaymentsCents,
          shareBps: policy.allowance.incomeShareBps,
          leavesCents: limits.byIncomeCents,
          ...runningOf(inputs),
        },
      }
    : {
        code: 'limit.free_cash_flow',
        figures: {
          freeCashFlowCents,
          shareBps: policy.allowance.freeCashFlowShareBps,
          leavesCents: limits.byFreeCashFlowCents,
          ...runningOf(inputs),
        },
      };
}

/** What of the debt payments our own books say, so that nobody looks for it among what was told. */
const runningOf = ({ runningLoansCents }: DecisionInputs): ClaimFigures =>
  runningLoansCents === undefined ? {} : { runningLoansCents };

const countsOf = ({ submitted, required }: DecisionInputs['sections']) => ({ submitted, required });

/** What keeps an offer from being cheaper: papers not verified, and below the best grade every factor that could earn more. */
function priceReasons(policy: Policy, decision: Reasoned): Counted[] {
  const { grade, inputs, offer } = decision;
  if (!grade || !offer) return [];
  // What the rate goes down to, the advice says: papers may lift the grade too, so that the grade's own best rate is not it.
  const papers: Counted[] =
    bestRateFor(policy, grade) < offer.rateMonthlyBps
      ? [{ code: 'rate.sections_verified', figures: { ...verifiedOf(inputs.sections) } }]
      : [];
  if (grade === policy.grades[0]?.grade) return papers;
  // The note about papers, where there is one, already asks for the sections to be verified.
  const factors = costlyFactors(policy, decision).filter(
    ({ code }) => papers.length === 0 || code !== 'factor.sectionsVerified',
  );
  return [...papers, ...factors];
}

/** Every factor that another reading would earn more for, the costliest first. */
function costlyFactors(policy: Policy, { factors, inputs }: Reasoned): Counted[] {
  return factors
    .map((score) => ({ score, best: bestOf(policy.factors[score.factor]) }))
    .filter(({ score, best }) => best > score.points)
    .toSorted((one, other) => other.best - other.score.points - (one.best - one.score.points))
    .map(({ score, best }) => ({
      code: `factor.${score.factor}`,
      figures: { points: score.points, bestPoints: best, ...readingOf(score, inputs) },
    }));
}

/** The most points that any answer to a factor can earn. */
const bestOf = (factor: BandedFactor | NamedFactor): number =>
  'bands' in factor
    ? Math.max(...factor.bands.map(({ points }) => points))
    : Math.max(factor.otherwise, ...Object.values(factor.points));

/** The reading behind a factor's points, as a figure; empty where it is not known. A ratio of no income reads as no income, time in no work as no work. */
function readingOf({ factor, reading }: FactorScore, inputs: DecisionInputs): ClaimFigures {
  const { incomeCents, employmentStatus, onceChecked } = inputs;
  if (factor === 'timeInJob' && employmentStatus !== null && notInWork.includes(employmentStatus))
    return { noWork: 1 };
  if (reading === null) return {};
  const isOfDebts = factor === 'debtService' || factor === 'freeCashFlow';
  if (isOfDebts && !incomeCents) return { noIncome: 1 };
  const isLifted = factor === 'creditHistory' && onceChecked && onceChecked.creditHistory !== reading;
  return {
    [READING_NAMES[factor]]: reading,
    ...(isLifted ? UNCHECKED : {}),
    ...(isOfDebts ? runningOf(inputs) : {}),
  };
}

/** What a factor's reading is called among the figures of its claim; its end says its unit. */
const READING_NAMES: Record<FactorScore['factor'], string> = {
  debtService: 'readingBps',
  freeCashFlow: 'readingBps',
  employment: 'readingAnswer',
  timeInJob: 'readingMonths',
  creditHistory: 'readingHistory',
  banking: 'readingMonths',
  sectionsVerified: 'readingBps',
  repaymentRecord: 'readingDays',
};
