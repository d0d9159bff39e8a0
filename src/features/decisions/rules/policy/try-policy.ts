// A trial: what a draft would have decided beside the policy in force, person by person, and what that adds up to.
import { smallestInstalment } from '#features/loans/rules/amount.ts';
import { readDay } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { TrialSide, TrialSummary } from '../../contract/policy-desk.ts';
import type { Decision, DecisionInputs, Policy } from '../../contract.ts';
import { decide } from '../decide.ts';
import { explainDecision } from '../explain.ts';
import { ratioBps } from '../monthly-figures.ts';
import type { GradeCount } from '../performance/grades.ts';
import { expectedLossOf } from './expected-loss.ts';
import { NO_GRADE, type TrialPair } from './trial-pair.ts';

/** What a decision on record looked at, and the day it was made on. */
export type PastDecision = { inputs: DecisionInputs; decidedOn: string };

/** Decides by both policies on the same inputs and the same day, so that a trial can be repeated. Throws RangeError on what is no day. */
export function tryPolicy(inForce: Policy, draft: Policy, { inputs, decidedOn }: PastDecision): TrialPair {
  const day = readDay(decidedOn);
  if (!day) throw new RangeError(`${decidedOn} is not a day`);
  const [before, after] = [decide(inForce, inputs, day), decide(draft, inputs, day)];
  return {
    before: sideOf(inForce, before),
    after: sideOf(draft, after),
    burdenBps: { before: burdenOf(before), after: burdenOf(after) },
    hasLoanOrApplication: inputs.loanStanding !== 'none',
  };
}

/** What one policy decides about somebody. The reasons are all those of a decline, or else the first that limits the offer. */
function sideOf(policy: Policy, decision: Decision): TrialSide {
  const { offer, grade, score, declines } = decision;
  return {
    amountCents: offer?.maxLoanAmountCents ?? 0,
    grade,
    score,
    rateMonthlyBps: offer?.rateMonthlyBps ?? 0,
    reasons: explainDecision(policy, decision)
      .slice(0, Math.max(1, declines.length))
      .map(({ reason }) => reason),
  };
}

function burdenOf({ offer, figures }: Decision): number | null {
  if (!offer) return null;
  const { maxLoanAmountCents, loanTermMonths: termMonths, rateMonthlyBps } = offer;
  const instalment = smallestInstalment(cents(maxLoanAmountCents), { rateMonthlyBps, termMonths });
  return ratioBps(instalment, figures.incomeCents);
}

export const isChanged = ({ before, after }: TrialPair): boolean =>
  before.amountCents !== after.amountCents ||
  before.grade !== after.grade ||
  before.rateMonthlyBps !== after.rateMonthlyBps;

/** Orders pairs of decisions for `sort`: the larger change of the amount first, and of equal ones the larger change of the rate. */
export const byLargestChange = (one: TrialPair, other: TrialPair): number =>
  amountMoved(other) - amountMoved(one) || rateMoved(other) - rateMoved(one);

const amountMoved = ({ before, after }: TrialPair) => Math.abs(after.amountCents - before.amountCents);
const rateMoved = ({ before, after }: TrialPair) => Math.abs(after.rateMonthlyBps - before.rateMonthlyBps);

/**
 * Amounts are in cents; an average rate is null where there is no offer. `outcomes`: of each grade, how many of our own loans that have ended
 * were repaid, and how many were not.
 */
export function summariseTrial(pairs: readonly TrialPair[], outcomes: readonly GradeCount[]): TrialSummary {
  const count = (test: (pair: TrialPair) => boolean) => pairs.filter(test).length;
  const grades: Record<string, Record<string, number>> = {};
  for (const { before, after } of pairs) {
    const row = grades[before.grade ?? NO_GRADE] ?? {};
    row[after.grade ?? NO_GRADE] = (row[after.grade ?? NO_GRADE] ?? 0) + 1;
    grades[before.grade ?? NO_GRADE] = row;
  }
  return {
    people: pairs.length,
    withLoanOrApplication: count(({ hasLoanOrApplication }) => hasLoanOrApplication),
    offerToDecline: count(({ before, after }) => before.amountCents > 0 && after.amountCents === 0),
    declineToOffer: count(({ before, after }) => before.amountCents === 0 && after.amountCents > 0),
    higherAmount: count(
      ({ before, after }) => before.amountCents > 0 && after.amountCents > before.amountCents,
    ),
    lowerAmount: count(
      ({ before, after }) => after.amountCents > 0 && after.amountCents < before.amountCents,
    ),
    grades,
    before: totalsOf(pairs, 'before'),
    after: totalsOf(pairs, 'after'),
    expectedLoss: expectedLossOf(pairs, outcomes),
  };
}

function totalsOf(pairs: readonly TrialPair[], which: 'before' | 'after'): TrialSummary['before'] {
  const offers = pairs.map((pair) => pair[which]).filter(({ amountCents }) => amountCents > 0);
  const burdens = pairs.map(({ burdenBps }) => burdenBps[which]).filter((burden) => burden !== null);
  return {
    offers: offers.length,
    totalCents: offers.reduce((sum, { amountCents }) => sum + amountCents, 0),
    averageRateBps: meanOf(offers.map(({ rateMonthlyBps }) => rateMonthlyBps)),
    averageBurdenBps: meanOf(burdens),
  };
}

const meanOf = (figures: readonly number[]): number | null =>
  figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
