// The least and the most that a first loan could be after four answers: the decision itself, with what was not asked at its worst and at its best.
import { addMonths, type Day } from '#shared/calendar.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { Estimate, EstimateAnswers, EstimateEnd, NoEstimateCode } from '../../contract/estimate.ts';
import type { BandedFactor, Decision, DecisionInputs, NamedFactor, Policy } from '../../contract.ts';
import { decide } from '../decide.ts';
import { figuresFromAnswers } from '../figures-from-answers.ts';
import { ruledOutBy } from '../published/publish-policy.ts';
import { bandPoints } from '../score.ts';
import { answersBySection } from './estimate-answers.ts';

/** How many sections a first loan asks for. */
const SECTIONS = 6;

/**
 * The least and the most that somebody who answers so could get, whichever of the policies is going to decide, and why there may be nothing.
 * Amounts are whole steps of the policy, rounded down by the decision; nothing is rounded here.
 */
export function estimate(
  policies: readonly [Policy, ...Policy[]],
  given: EstimateAnswers,
  today: Day,
): Estimate {
  const [first, ...others] = policies.map((policy) => estimateUnder(policy, given, today)) as [
    Estimate,
    ...Estimate[],
  ];
  return others.reduce(wider, first);
}

function estimateUnder(policy: Policy, given: EstimateAnswers, today: Day): Estimate {
  const [worst, best] = (['worst', 'best'] as const).map((end) =>
    decide(policy, inputsOf(policy, given, today, end), today),
  ) as [Decision, Decision];
  return {
    least: endOf(worst),
    most: endOf(best),
    reason: best.offer ? null : reasonOf(best),
    ruledOut: { minimumAge: policy.minimumAgeYears, rest: ruledOutBy(policy) },
  };
}

/** The range that covers both estimates, because either of them may turn out to hold. */
function wider(one: Estimate, other: Estimate): Estimate {
  const most = one.most && other.most ? higherEnd(one.most, other.most) : (one.most ?? other.most);
  return {
    least: one.least && other.least && lowerEnd(one.least, other.least),
    most,
    reason: most ? null : one.reason,
    ruledOut: moreRuledOut(one.ruledOut, other.ruledOut),
  };
}

/** What either policy rules out, each for the longer of the two times. */
function moreRuledOut(one: Estimate['ruledOut'], other: Estimate['ruledOut']): Estimate['ruledOut'] {
  const added = other.rest.filter(({ by }) => one.rest.every((known) => known.by !== by));
  const shared = one.rest.map(({ by, months }) => {
    const too = other.rest.find((known) => known.by === by)?.months ?? null;
    return { by, months: months === null ? too : Math.max(months, too ?? 0) };
  });
  return { minimumAge: Math.max(one.minimumAge, other.minimumAge), rest: [...shared, ...added] };
}

/** The higher amount with its term, at the lower rate. */
const higherEnd = (one: EstimateEnd, other: EstimateEnd): EstimateEnd => ({
  ...(other.loanAmount > one.loanAmount ? other : one),
  interestRate: Math.min(one.interestRate, other.interestRate),
});

/** The lower amount with its term, at the higher rate. */
const lowerEnd = (one: EstimateEnd, other: EstimateEnd): EstimateEnd => ({
  ...(other.loanAmount < one.loanAmount ? other : one),
  interestRate: Math.max(one.interestRate, other.interestRate),
});

type Extreme = 'worst' | 'best';

function inputsOf(policy: Policy, given: EstimateAnswers, today: Day, end: Extreme): DecisionInputs {
  const { timeInJob, banking, creditHistory } = policy.factors;
  const answered = figuresFromAnswers(answersBySection(given), today);
  return {
    ...answered,
    model: 'FirstModel',
    // Nobody below the least age can sign up, so the youngest applicant is the worst case.
    birthDay: addMonths(today, -12 * policy.minimumAgeYears),
    emailVerified: true,
    loanStanding: 'none',
    sections: { required: SECTIONS, submitted: SECTIONS, verified: end === 'best' ? SECTIONS : 0 },
    repayments: { instalmentsDue: 0, worstDaysLate: 0 },
    // The time in a job is known already of whoever is not in work.
    monthsInJob: answered.monthsInJob ?? extremeReading(timeInJob, end),
    monthsWithBank: extremeReading(banking, end),
    creditHistory: extremeHistory(creditHistory, end),
  };
}

/** A reading that earns the fewest or the most points; null, 'not known', is one of them. */
function extremeReading(factor: BandedFactor, end: Extreme): number | null {
  const readings = [null, 0, ...factor.bands.map(({ from }) => Math.max(0, from))];
  return extremeOf(readings, (reading) => bandPoints(factor, reading), end);
}

const HISTORIES = ['overdue', 'late', 'none', 'good', null] as const;

const extremeHistory = (factor: NamedFactor, end: Extreme) =>
  extremeOf(
    HISTORIES,
    (history) => (history === null ? factor.ifUnknown : (factor.points[history] ?? factor.otherwise)),
    end,
  );

function extremeOf<Value>(values: readonly Value[], pointsOf: (value: Value) => number, end: Extreme): Value {
  const sign = end === 'best' ? 1 : -1;
  return values.reduce((kept, each) => (sign * (pointsOf(each) - pointsOf(kept)) > 0 ? each : kept));
}

const endOf = ({ offer }: Decision): EstimateEnd | null =>
  offer && {
    loanAmount: centsToDollars(cents(offer.maxLoanAmountCents)),
    term: offer.loanTermMonths,
    interestRate: offer.rateMonthlyBps / 100,
  };

const REASONS: readonly NoEstimateCode[] = ['income.missing', 'score.below_minimum', 'amount.below_step'];

function reasonOf({ declines }: Decision): NoEstimateCode {
  const reason = REASONS.find((code) => declines.includes(code));
  if (!reason) throw new Error(`a stranger is declined for ${declines.join(', ')}`);
  return reason;
}
