// The people whom nothing would help under a policy, cell by cell in words, with how many of those tried are in each.
import type { OutOfReach } from '../../contract/policy-desk.ts';
import type { DecisionInputs, FactorName, PolicyFigures } from '../../contract.ts';
import { factorTexts } from '../../texts/staff-decisions.ts';
import { policyTexts as texts } from '../../texts/staff-policy.ts';
import {
  type Cell,
  type CellOption,
  cellsOutOfReach,
  FIXED,
  isOutOfReach,
  keyOf,
  keysOfPerson,
} from '../reasons/out-of-reach.ts';
import { showBand } from './show-band.ts';

/** How many shares are told at most: those that concern the most people. */
const MOST_TOLD = 50;

/** The cells out of reach, those of the most people first. `people` are those of a trial; null where none was made. */
export function outOfReachShares(
  policy: PolicyFigures,
  people: readonly DecisionInputs[] | null,
): OutOfReach {
  const cells = cellsOutOfReach(policy).map((cell) => ({ cell, key: keyOf(cell) }));
  const keys = new Set(cells.map(({ key }) => key));
  const counts = new Map<string, number>();
  const helpless = people?.filter((inputs) => isOutOfReach(policy, inputs)) ?? [];
  for (const inputs of helpless) {
    const key = keysOfPerson(policy, inputs).find((key) => keys.has(key));
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const counted = cells
    .map(({ cell, key }) => ({ cell, people: counts.get(key) ?? 0 }))
    .toSorted((one, other) => other.people - one.people)
    .slice(0, MOST_TOLD);
  return {
    cellCount: cells.length,
    tried: people?.length ?? null,
    people: people && helpless.length,
    cells: counted.map(({ cell, people: count }) => ({
      facts: factsOf(policy, cell),
      people: people && count,
    })),
  };
}

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
