// Whether the people of today are like those of an earlier time: the population stability index (PSI), by score or by any cells.
import { FEWEST_TO_COMPARE } from './enough.ts';

/** How many people each cell holds, before and after. */
export type CellCount = { cell: string; before: number; after: number };

export type Stability = {
  psi: number;
  /** What chance alone reaches in 5 of 100 between such numbers of people. */
  byChance: number;
  verdict: 'stable' | 'some shift' | 'large shift';
};

/** From here on the people have shifted, and here much: N. Siddiqi, 'Intelligent Credit Scoring', 2nd edition, Wiley 2017, 369. */
const SOME_SHIFT = 0.1;
const LARGE_SHIFT = 0.25;

/** An empty cell counts as half a person: the logarithm of nothing is endless. */
const HALF_A_PERSON = 0.5;

/**
 * Σ (after − before) × ln(after ÷ before) of the shares in each cell; null where there are too few on a side to say. A shift that chance
 * explains is none: B. Yurdakul, 'Statistical properties of the population stability index', Western Michigan University 2018, where PSI of
 * equal populations is (1/N + 1/M) × chi-square with one degree of freedom less than cells.
 */
export function stabilityOf(counts: readonly CellCount[]): Stability | null {
  const cells = counts.filter(({ before, after }) => before + after > 0);
  const before = cells.reduce((sum, cell) => sum + cell.before, 0);
  const after = cells.reduce((sum, cell) => sum + cell.after, 0);
  if (before < FEWEST_TO_COMPARE || after < FEWEST_TO_COMPARE) return null;
  const psi = cells.reduce((sum, cell) => {
    const was = (cell.before || HALF_A_PERSON) / before;
    const is = (cell.after || HALF_A_PERSON) / after;
    return sum + (is - was) * Math.log(is / was);
  }, 0);
  const byChance = (1 / before + 1 / after) * chiSquare95(cells.length - 1);
  return { psi, byChance, verdict: verdictOf(psi, byChance) };
}

function verdictOf(psi: number, byChance: number): Stability['verdict'] {
  if (psi <= byChance || psi < SOME_SHIFT) return 'stable';
  return psi < LARGE_SHIFT ? 'some shift' : 'large shift';
}

/**
 * What 95 % of a chi-square distribution lie below, to about a hundredth: E. B. Wilson and M. M. Hilferty, 'The distribution of chi-square',
 * PNAS 17, 1931, 684–688.
 */
export function chiSquare95(degrees: number): number {
  if (degrees < 1) return 0;
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 1.6448536269514722 * Math.sqrt(part)) ** 3;
}

export type ScorePeople = { score: number; before: number; after: number };

/** A tenth of those before a cell, as usual with scores; scores alike stay together, so that it may be more. */
const CELLS = 10;

/** Cells of neighbouring scores that hold a tenth of those before or more each; the last takes what is left. */
export function cellsOfScores(people: readonly ScorePeople[]): CellCount[] {
  const rows = people.toSorted((one, other) => one.score - other.score);
  const whole = rows.reduce((sum, { before }) => sum + before, 0);
  const cells: (CellCount & { from: number })[] = [];
  for (const { score, before, after } of rows) {
    const last = cells.at(-1);
    if (!last || last.before * CELLS >= whole) cells.push({ from: score, cell: `${score}`, before, after });
    else {
      last.before += before;
      last.after += after;
      last.cell = last.from === score ? `${score}` : `${last.from} to ${score}`;
    }
  }
  const [last, beside] = [cells.at(-1), cells.at(-2)];
  if (!last || !beside || last.before * CELLS >= whole) return cells.map(withoutFrom);
  const merged = {
    cell: `${beside.from} to ${rows.at(-1)?.score}`,
    before: beside.before + last.before,
    after: beside.after + last.after,
  };
  return [...cells.slice(0, -2).map(withoutFrom), merged];
}

const withoutFrom = ({ cell, before, after }: CellCount): CellCount => ({ cell, before, after });
