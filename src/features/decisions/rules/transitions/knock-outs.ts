// What rules somebody out whatever their score is, as far as the policy says so, and until when.
import type { DecisionInputs, DeclineCode, PolicyFigures } from '../../contract.ts';

type Adverse = NonNullable<DecisionInputs['adverse']>;

/** The codes of everything that may rule somebody out, each with whether it does. */
export const knockOuts = (
  { knockOuts: rules }: Pick<PolicyFigures, 'knockOuts'>,
  { adverse }: Pick<DecisionInputs, 'adverse'>,
): [DeclineCode, boolean][] =>
  adverse
    ? [
        ['default.with_us', counts(rules.ownDefaultMonths, adverse.ownDefaultMonths)],
        ['elsewhere.overdue', rules.overdueElsewhere && adverse.overdueElsewhere],
        ['elsewhere.defaulted', rules.overdueElsewhere && adverse.defaultElsewhere === true],
        ['bankruptcy.open', rules.bankruptcyMonths !== null && adverse.bankruptcy === 'open'],
        ['bankruptcy.ended', counts(rules.bankruptcyMonths, adverse.bankruptcy)],
      ]
    : [];

/** Whether something still counts: it does from the day on which it ended until `months` months after it. */
const counts = (months: number | null, since: Adverse['bankruptcy']): boolean =>
  months !== null && typeof since === 'number' && since < months;
