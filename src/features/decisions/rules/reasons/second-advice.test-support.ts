// Whether advice works, needs all that it asks for and asks nothing impossible, as the second program finds.
import type { Advice, Change } from '../../contract/advice.ts';
import type { DecisionInputs, Policy } from '../../contract.ts';
import { judge, type Verdict } from './second-engine.test-support.ts';

/** The person who has done as advised. */
export function obeying(inputs: DecisionInputs, changes: readonly Change[]): DecisionInputs {
  const after = structuredClone(inputs);
  for (const change of changes) {
    if (change.lever === 'email') after.emailVerified = true;
    if (change.lever === 'sectionsVerified') after.sections.verified = change.atLeast;
    if (change.lever === 'credit' && after.onceChecked) {
      const { creditHistory, defaultElsewhere, bankruptcy } = after.onceChecked;
      after.creditHistory = creditHistory;
      if (after.adverse) {
        after.adverse.bankruptcy = bankruptcy;
        if (!defaultElsewhere) delete after.adverse.defaultElsewhere;
      }
      delete after.onceChecked;
    }
    if (change.lever === 'debtPayments') after.debtPaymentsCents = change.atMostCents;
    if (change.lever === 'expenses') after.expensesCents = change.atMostCents;
    if (change.lever === 'income') after.incomeCents = change.atLeastCents;
    if (change.lever === 'employment') {
      after.employmentStatus = change.status;
      after.monthsInJob = 0;
    }
  }
  return after;
}

/** What is wrong with an advice, by what the second program finds; empty where nothing is. `draw` is a share from 0 to 1. */
export function adviceErrors(
  policy: Policy,
  inputs: DecisionInputs,
  today: string,
  { changes, maxLoanAmountCents, loanTermMonths, rateMonthlyBps }: Advice,
  draw: () => number,
): string[] {
  const errors: string[] = [];
  const outcome = (made: readonly Change[]) => judge(policy, obeying(inputs, made), today);
  const keeps = ({ amount, rate }: Verdict) =>
    amount > maxLoanAmountCents || (amount === maxLoanAmountCents && rate <= rateMonthlyBps);
  const promised = outcome(changes);
  if (
    promised.amount !== maxLoanAmountCents ||
    promised.term !== loanTermMonths ||
    promised.rate !== rateMonthlyBps
  )
    errors.push('broken promise');
  if (changes.length > 2 || new Set(changes.map(({ lever }) => lever)).size < changes.length)
    errors.push('too many');
  if (!changes.every((change) => isPossible(change, inputs))) errors.push('forbidden');
  changes.forEach((_, left) => {
    if (keeps(outcome(changes.filter((_, place) => place !== left)))) errors.push('redundant');
    const eased = changes.map((change, place) => (place === left ? ease(change) : change));
    const isMoved = JSON.stringify(eased) !== JSON.stringify(changes);
    if (isMoved && isPossible(eased[left] as Change, inputs) && keeps(outcome(eased)))
      errors.push('more than needed');
  });
  const ways = [() => 0, () => 0.999, draw, draw];
  if (!ways.every((way) => keeps(outcome(changes.map((change) => further(change, way()))))))
    errors.push('not kept further on');
  return errors;
}

const WORK = ['Employed full time', 'Employed part time', 'Contract', 'Self-employed', 'Seasonal'];

/** Something that a person can do, and that is not done already. */
function isPossible(change: Change, inputs: DecisionInputs): boolean {
  const { sections, incomeCents: income, expensesCents: expenses, debtPaymentsCents: debts } = inputs;
  switch (change.lever) {
    case 'email':
      return !inputs.emailVerified;
    case 'sectionsVerified':
      return (
        change.atLeast > sections.verified &&
        change.atLeast <= Math.min(sections.submitted, sections.required)
      );
    case 'credit':
      return inputs.onceChecked !== undefined;
    case 'debtPayments':
      return debts !== null && change.atMostCents >= 0 && change.atMostCents < debts;
    case 'expenses':
      return expenses !== null && 2 * change.atMostCents >= expenses && change.atMostCents < expenses;
    case 'income':
      return change.atLeastCents > (income ?? 0) && (!income || change.atLeastCents <= 2 * income);
    case 'employment':
      return WORK.includes(change.status) && change.status !== inputs.employmentStatus;
    default:
      return false;
  }
}

/** A dollar, or a section, less of it. */
function ease(change: Change): Change {
  if ('atMostCents' in change) return { ...change, atMostCents: change.atMostCents + 100 };
  if ('atLeastCents' in change) return { ...change, atLeastCents: change.atLeastCents - 100 };
  return change.lever === 'sectionsVerified' ? { ...change, atLeast: change.atLeast - 1 } : change;
}

function further(change: Change, share: number): Change {
  if ('atMostCents' in change) return { ...change, atMostCents: Math.floor(change.atMostCents * share) };
  return 'atLeastCents' in change
    ? { ...change, atLeastCents: change.atLeastCents + Math.floor(change.atLeastCents * share) }
    : change;
}
