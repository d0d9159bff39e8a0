// What would change a decision: the engine run again with one change made, or two, until the least is found that is enough.
import { stepDown } from '#features/loans/rules/amount.ts';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import type { Advice, AdviceGap, Change, Lever } from '../../contract/advice.ts';
import type { DecisionInputs, DeclineCode, Policy } from '../../contract.ts';
import { type Outcome, outcomeOf } from '../decide.ts';
import { capOf } from '../size-offer.ts';
import { UNTIL_TIME_PASSES } from '../transitions/knock-outs.ts';
import { afterChanges, creditChecked, type Reach, reachOf } from './levers.ts';
import { isOutOfReach } from './out-of-reach.ts';

export type Advised = {
  advice: Advice[];
  gap: AdviceGap | null;
  /** What can be marked as not to be changed: what any advice speaks of, and what is marked. */
  levers: Lever[];
};

/** How much advice is given at most, for one aim and for all of them. */
const MOST_OF_AIM = 3;
const MOST_ADVICE = 5;

/** Reasons that come first: as long as one of these stands, no change to a person's figures helps. */
const STEPS: readonly DeclineCode[] = [
  'age.unknown',
  'loan.applied',
  'loan.approved',
  'loan.open',
  'loan.in_arrears',
  'elsewhere.overdue',
  'elsewhere.defaulted',
  'sections.missing',
];

/** Reasons that only time removes: before it has passed, no change helps. */
const TIME: readonly DeclineCode[] = ['age.below_minimum', ...UNTIL_TIME_PASSES];

/**
 * Advice for a decision on these inputs. Each was tried on the engine: with its changes made, or any further in the same
 * direction, the offer is at least what it says; with one of them left out it falls short of what it aims at. Two changes are advised where
 * no single one is enough. What is in `cannot` stays as it is.
 */
export function advise(
  policy: Policy,
  inputs: DecisionInputs,
  today: Day,
  cannot: readonly Lever[] = [],
): Advised {
  const now = outcomeOf(policy, inputs, today);
  const reach = reachOf(policy, inputs);
  // A reason that papers about credit would lift blocks nobody who can still send such papers.
  const checked = cannot.includes('credit') ? now : outcomeOf(policy, creditChecked(inputs), today);
  const blocked = blockOf(checked.declines);
  if (blocked) return { advice: [], gap: blocked, levers: reachable(reach, cannot) };
  const free = reach.filter(({ lever }) => !cannot.includes(lever));
  const advice: Advice[] = [];
  for (const aim of aimsOf(policy, now, today)) {
    for (const changes of waysTo(aim, free, inputs)) {
      const { offer } = outcomeOf(policy, afterChanges(inputs, changes), today);
      if (!offer || advice.length === MOST_ADVICE) continue;
      const { maxLoanAmountCents, loanTermMonths, rateMonthlyBps } = offer;
      const found = { changes, maxLoanAmountCents, loanTermMonths, rateMonthlyBps };
      if (!advice.some((other) => isSame(other, found))) advice.push(found);
    }
  }
  const gap = now.offer || advice.length > 0 ? null : gapOf(policy, inputs);
  const named = advice.flatMap(({ changes }) => changes.map(({ lever }) => lever));
  return { advice: advice.toSorted(byAmount), gap, levers: reachable(reach, [...named, ...cannot]) };
}

/** The levers that can move, as far as they are among those that are named. */
const reachable = (reach: readonly Reach[], named: readonly Lever[]): Lever[] =>
  reach.map(({ lever }) => lever).filter((lever) => named.includes(lever));

/** Orders advice for `sort`: what leads to the larger amount first, and of equals what was looked for first. */
const byAmount = (one: Advice, other: Advice): number => other.maxLoanAmountCents - one.maxLoanAmountCents;

const blockOf = (declines: readonly DeclineCode[]): AdviceGap | null => {
  if (declines.some((code) => TIME.includes(code))) return 'age';
  return declines.some((code) => STEPS.includes(code)) ? 'stepsFirst' : null;
};

/** Why there is no advice. Sections still to send may tell what is not known yet: before that nobody is told that nothing would help. */
const gapOf = (policy: Policy, inputs: DecisionInputs): AdviceGap =>
  inputs.sections.submitted >= inputs.sections.required && isOutOfReach(policy, inputs)
    ? 'outOfReach'
    : 'noTwoChanges';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is to be reached, and by which levers. */
type Aim = { isReached: (inputs: DecisionInputs) => boolean; levers?: readonly Lever[] };

/**
 * What advice aims at: after a decline any offer, and the largest first loan; after an offer twice the amount as far as the cap allows,
 * and the rate that verified papers bring.
 */
function aimsOf(policy: Policy, now: Outcome, today: Day): Aim[] {
  const step = cents(policy.loan.stepCents);
  const cap = stepDown(capOf(policy, now.inputs).amountCents, step);
  const amountAfter = (inputs: DecisionInputs) =>
    outcomeOf(policy, inputs, today).offer?.maxLoanAmountCents ?? 0;
  const atLeast = (amountCents: number): Aim => ({
    isReached: (inputs) => amountAfter(inputs) >= amountCents,
  });
  if (!now.offer) {
    const first = Math.min(cap, policy.loan.largestCents.FirstModel);
    return [atLeast(step), atLeast(first)];
  }
  const { maxLoanAmountCents: amount, rateMonthlyBps: rate } = now.offer;
  const more = amount < cap ? [atLeast(Math.min(cap, 2 * amount))] : [];
  const { sections } = now.inputs;
  const verified = Math.max(sections.verified, Math.min(sections.submitted, sections.required));
  const papers = { ...now.inputs, sections: { ...sections, verified } };
  const lowest = outcomeOf(policy, papers, today).offer?.rateMonthlyBps ?? rate;
  const cheaper: Aim = {
    isReached: (inputs) => {
      const { offer } = outcomeOf(policy, inputs, today);
      return offer !== null && offer.rateMonthlyBps <= lowest;
    },
    levers: ['sectionsVerified'],
  };
  return lowest < rate ? [...more, cheaper] : more;
}

/** The changes that reach an aim: single ones where any suffices, else pairs of which neither does alone. */
function waysTo(aim: Aim, reach: readonly Reach[], inputs: DecisionInputs): Change[][] {
  const usable = reach.filter(({ lever }) => aim.levers?.includes(lever) ?? true);
  const isEnough = (changes: Change[]) => aim.isReached(afterChanges(inputs, changes));
  const singles = usable.flatMap((one) => {
    const step = least(one, (step) => isEnough([one.at(step)]));
    return step === null ? [] : [[one.at(step)]];
  });
  if (singles.length > 0) return singles.slice(0, MOST_OF_AIM);
  const pairs: Change[][] = [];
  for (const [index, one] of usable.entries()) {
    for (const other of usable.slice(index + 1)) {
      if (pairs.length === MOST_OF_AIM) return pairs;
      const pair = leastPair(one, other, isEnough);
      if (pair) pairs.push(pair);
    }
  }
  return pairs;
}

/** The smallest step of a lever that is enough; null where none is. */
function least(
  { count, isOrdered }: Pick<Reach, 'count' | 'isOrdered'>,
  isEnough: (step: number) => boolean,
) {
  if (!isOrdered) {
    for (let step = 1; step <= count; step += 1) if (isEnough(step)) return step;
    return null;
  }
  if (!isEnough(count)) return null;
  let [low, high] = [1, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

const HUNDREDTHS = 100;

/**
 * The least of two changes that are enough together, null where none are: both are moved by the same share of their way, then each is eased
 * as far as the other allows.
 */
function leastPair(
  one: Reach,
  other: Reach,
  isEnough: (changes: Change[]) => boolean,
): [Change, Change] | null {
  const both = (step: number, otherStep: number) => isEnough([one.at(step), other.at(otherStep)]);
  if (!one.isOrdered || !other.isOrdered) {
    const [listed, ordered] = one.isOrdered ? [other, one] : [one, other];
    const enough = (step: number, along: number) => isEnough([listed.at(step), ordered.at(along)]);
    const chosen = least(listed, (step) => enough(step, ordered.count));
    const along = chosen === null ? null : least(ordered, (along) => enough(chosen, along));
    return chosen === null || along === null ? null : [listed.at(chosen), ordered.at(along)];
  }
  const part = (reach: Reach, hundredths: number) => Math.ceil((reach.count * hundredths) / HUNDREDTHS);
  const hundredths = least({ count: HUNDREDTHS, isOrdered: true }, (hundredths) =>
    both(part(one, hundredths), part(other, hundredths)),
  );
  if (hundredths === null) return null;
  const start = part(other, hundredths);
  const step =
    least({ count: part(one, hundredths), isOrdered: true }, (step) => both(step, start)) ?? one.count;
  const otherStep = least({ count: start, isOrdered: true }, (otherStep) => both(step, otherStep)) ?? start;
  return [one.at(step), other.at(otherStep)];
}
