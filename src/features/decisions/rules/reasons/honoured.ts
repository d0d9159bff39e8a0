// Whether somebody followed advice that was given under an earlier policy: then that policy decides, where it offers more.
import type { Day } from '#shared/calendar.ts';
import type { Lever } from '../../contract/advice.ts';
import type { Decision, DecisionInputs, Policy } from '../../contract.ts';
import { advise } from './advise.ts';
import { isMade, LEVERS } from './levers.ts';

/** From the day on which it was shown. */
export const ADVICE_STANDS_DAYS = 30;

/** What was shown: the decision's inputs, its day and its policy. */
export type Given = { policy: Policy; inputs: DecisionInputs; givenOn: Day };

/**
 * Whether the inputs of today make true what some advice asked for. Whatever the borrower had marked as not to be changed, the
 * advice that was shown moves nothing else; so it is worked out anew with all that did not move marked.
 */
export function hasFollowed({ policy, inputs, givenOn }: Given, now: DecisionInputs): boolean {
  if (inputs.model !== now.model) return false;
  const stayed = LEVERS.filter((lever) => standingOf(lever, inputs) === standingOf(lever, now));
  if (stayed.length === LEVERS.length) return false;
  const { advice } = advise(policy, inputs, givenOn, stayed);
  return advice.some(({ changes }) => changes.every((change) => isMade(change, now)));
}

/** More money; of the same amount the cheaper. */
export function isBetter(one: Decision['offer'], other: Decision['offer']): boolean {
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
    case 'debtPayments':
      return inputs.debtPaymentsCents;
    case 'expenses':
      return inputs.expensesCents;
    case 'income':
      return inputs.incomeCents;
    case 'employment':
      return inputs.employmentStatus;
  }
}
