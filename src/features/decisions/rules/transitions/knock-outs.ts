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

/** What rules somebody out until time has passed, whatever they do. */
export const UNTIL_TIME_PASSES = ['default.with_us', 'bankruptcy.open', 'bankruptcy.ended'] as const;

/** The rules that only time lifts, of those that a policy has switched on. */
export function rulesOfTime({
  knockOuts: { ownDefaultMonths, bankruptcyMonths },
}: Pick<PolicyFigures, 'knockOuts'>) {
  const isThere = {
    'default.with_us': (ownDefaultMonths ?? 0) > 0,
    'bankruptcy.open': bankruptcyMonths !== null,
    'bankruptcy.ended': (bankruptcyMonths ?? 0) > 0,
  };
  return UNTIL_TIME_PASSES.filter((code) => isThere[code]);
}

/** Whether something still counts: it does from the day on which it ended until `months` months after it. */
const counts = (months: number | null, since: Adverse['bankruptcy']): boolean =>
  months !== null && typeof since === 'number' && since < months;
