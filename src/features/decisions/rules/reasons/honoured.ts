// Whether somebody followed advice that was given under an earlier policy: then that policy decides, where it offers more.
import type { Day } from '#shared/calendar.ts';
import type { Lever } from '../../contract/advice.ts';
import type { Decision, DecisionInputs, Policy } from '../../contract.ts';
import { allDebtPayments } from '../monthly-figures.ts';
import { advise } from './advise.ts';
import { isMade, LEVERS } from './levers.ts';

/** How many days advice is kept to, from the day on which it was shown. */
export const ADVICE_STANDS_DAYS = 30;

/** What was shown: the decision's inputs, its day and its policy. */
export type Given = { policy: Policy; inputs: DecisionInputs; givenOn: Day };

/**
 * Whether the inputs of today make true what some advice asked for. Advice speaks of two levers at most, and what was ticked leaves the
 * others out; so each two that moved are tried with all the rest left out.
 */
export function hasFollowed({ policy, inputs, givenOn }: Given, now: DecisionInputs): boolean {
  if (inputs.model !== now.model) return false;
  const moved = LEVERS.filter((lever) => standingOf(lever, inputs) !== standingOf(lever, now));
  const pairs = moved.flatMap((one, place) => moved.slice(place).map((other) => [one, other]));
  return pairs.some((pair) => {
    const left = LEVERS.filter((lever) => !pair.includes(lever));
    const { advice } = advise(policy, inputs, givenOn, left);
    return advice.some(({ changes }) => changes.every((change) => isMade(change, now)));
  });
}

type Size = Pick<NonNullable<Decision['offer']>, 'maxLoanAmountCents' | 'rateMonthlyBps'>;

/** Whether one offer is better than another: more money, or the same amount at a lower rate. Any offer is better than none. */
export function isBetter(one: Size | null, other: Size | null): boolean {
  if (!one || !other) return one !== null;
  return (
    one.maxLoanAmountCents > other.maxLoanAmountCents ||
    (one.maxLoanAmountCents === other.maxLoanAmountCents && one.rateMonthlyBps < other.rateMonthlyBps)
  );
}

function standingOf(lever: Lever, inputs: DecisionInputs) {
  switch (lever) {
    case 'email':
      return inputs.emailVerified;
    case 'sectionsVerified':
      return inputs.sections.verified;
    case 'credit':
      return inputs.onceChecked === undefined;
    case 'debtPayments':
      return allDebtPayments(inputs);
    case 'expenses':
      return inputs.expensesCents;
    case 'income':
      return inputs.incomeCents;
    case 'employment':
      return inputs.employmentStatus;
  }
}
