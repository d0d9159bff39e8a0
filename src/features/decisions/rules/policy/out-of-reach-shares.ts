// The people whom nothing would help under a policy, cell by cell in words, with how many of those tried are in each.
import type { OutOfReach } from '../../contract/policy-desk.ts';
import type { DecisionInputs, FactorName, PolicyFigures } from '../../contract.ts';
import { factorTexts } from '../../texts/staff-decisions.ts';
import { outOfReachTexts, policyTexts as texts } from '../../texts/staff-policy.ts';
import { creditChecked } from '../reasons/levers.ts';
import {
  type Cell,
  type CellOption,
  cellsOutOfReach,
  FIXED,
  isOutOfReach,
  keyOf,
  keysOfPerson,
} from '../reasons/out-of-reach.ts';
import { knockOuts, rulesOfTime, UNTIL_TIME_PASSES } from '../transitions/knock-outs.ts';
import { showBand } from './show-band.ts';

/** How many shares are listed at most: those that concern the most people. */
const MOST_TOLD = 50;

/** The cells out of reach, those of the most people first. `people` are those of a trial; null where none was made. */
export function outOfReachShares(
  policy: PolicyFigures,
  people: readonly DecisionInputs[] | null,
): OutOfReach {
  const cells = [
    ...rulesOfTime(policy).map((code) => ({ key: code as string, facts: () => [factOfRule(policy, code)] })),
    ...cellsOutOfReach(policy).map((cell) => ({ key: keyOf(cell), facts: () => factsOf(policy, cell) })),
  ];
  const keys = new Set(cells.map(({ key }) => key));
  const counts = new Map<string, number>();
  let helpless = 0;
  for (const inputs of people ?? []) {
    const rule = ruleAgainst(policy, inputs);
    if (!rule && !isOutOfReach(policy, inputs)) continue;
    helpless += 1;
    const key = rule ?? keysOfPerson(policy, inputs).find((key) => keys.has(key));
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const counted = cells
    .map(({ facts, key }) => ({ facts, people: counts.get(key) ?? 0 }))
    .toSorted((one, other) => other.people - one.people)
    .slice(0, MOST_TOLD);
  return {
    cellCount: cells.length,
    tried: people?.length ?? null,
    people: people && helpless,
    cells: counted.map(({ facts, people: count }) => ({ facts: facts(), people: people && count })),
  };
}

type Rule = ReturnType<typeof rulesOfTime>[number];

/** The rule that keeps somebody out until time has passed, also once all papers about their credit are checked. */
const ruleAgainst = (policy: PolicyFigures, inputs: DecisionInputs): Rule | undefined => {
  const stands = knockOuts(policy, creditChecked(inputs));
  return UNTIL_TIME_PASSES.find((code) => stands.some(([rule, isSo]) => rule === code && isSo));
};

const factOfRule = ({ knockOuts: { ownDefaultMonths, bankruptcyMonths } }: PolicyFigures, code: Rule) => ({
  label: outOfReachTexts.ruledOut,
  value: {
    'default.with_us': outOfReachTexts.ownDefault(ownDefaultMonths ?? 0),
    'bankruptcy.open': outOfReachTexts.bankruptcyOpen,
    'bankruptcy.ended': outOfReachTexts.bankruptcyEnded(bankruptcyMonths ?? 0),
  }[code],
});

const factsOf = (policy: PolicyFigures, cell: Cell) =>
  FIXED.flatMap((name) => {
    const option = cell[name];
    return option === undefined
      ? []
      : [{ label: factorTexts.names[name], value: showOption(policy, name, option) }];
  });

function showOption({ factors }: PolicyFigures, name: FactorName, option: CellOption): string {
  if (option === null) return factorTexts.notKnown;
  if ('other' in option) return texts.otherwise;
  if ('answer' in option)
    return name === 'creditHistory' ? (texts.creditAnswers[option.answer] ?? option.answer) : option.answer;
  const factor = factors[name];
  const bands = 'bands' in factor ? factor.bands : [];
  const [from, next] = [bands[option.band]?.from, bands[option.band + 1]?.from];
  if (from === undefined) return next === undefined ? factorTexts.notKnown : texts.not(showBand(name, next));
  const shown = showBand(name, from);
  return next === undefined ? shown : texts.between(shown, showBand(name, next));
}
