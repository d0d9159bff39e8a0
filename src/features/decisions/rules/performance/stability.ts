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

/**
 * The index from which people have shifted somewhat, and the one from which they have shifted much: N. Siddiqi,
 * 'Intelligent Credit Scoring', 2nd edition, Wiley 2017, 369.
 */
const SOME_SHIFT = 0.1;
const LARGE_SHIFT = 0.25;

/** An empty cell counts as half a person, because the logarithm of zero is infinite. */
const HALF_A_PERSON = 0.5;

/**
 * The PSI, Σ (after − before) × ln(after ÷ before) of the shares in each cell; null where there are too few on a side to say. A shift that
 * chance explains is none: B. Yurdakul, 'Statistical properties of the population stability index', Western Michigan University 2018, where
 * PSI of equal populations is (1/N + 1/M) × chi-square with one degree of freedom less than cells.
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

const CELLS = 10;

/**
 * Sorts people into cells of neighbouring scores, each with a tenth of them or more, where both sides weigh the same; equal scores stay
 * together. Both sides make the cells: cut by those before alone, people who moved to scores that nobody had would share a cell, unseen.
 */
export function cellsOfScores(people: readonly ScorePeople[]): CellCount[] {
  const rows = people.toSorted((one, other) => one.score - other.score);
  const all = sumOf(rows);
  const isFull = (cell: Sides) => shareIn(cell, all) * CELLS >= 1 - 1e-9;
  const cells: (Sides & { scores: number[] })[] = [];
  for (const { score, ...sides } of rows) {
    const last = cells.at(-1);
    if (!last || isFull(last)) cells.push({ scores: [score], ...sides });
    else cells.splice(-1, 1, { scores: [...last.scores, score], ...sumOf([last, sides]) });
  }
  const [beside, last] = cells.slice(-2);
  if (last && beside && !isFull(last))
    cells.splice(-2, 2, { scores: [...beside.scores, ...last.scores], ...sumOf([beside, last]) });
  return cells.map(({ scores, before, after }) => ({ cell: nameOf(scores), before, after }));
}

type Sides = { before: number; after: number };

const sumOf = (rows: readonly Sides[]): Sides => ({
  before: rows.reduce((sum, { before }) => sum + before, 0),
  after: rows.reduce((sum, { after }) => sum + after, 0),
});

/** The mean of a cell's shares of the two sides, from 0 to 1; its share of one alone where the other is empty. */
function shareIn(cell: Sides, all: Sides): number {
  const shares = [
    ...(all.before > 0 ? [cell.before / all.before] : []),
    ...(all.after > 0 ? [cell.after / all.after] : []),
  ];
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

const nameOf = (scores: readonly number[]): string =>
  scores.length > 1 ? `${scores[0]} to ${scores.at(-1)}` : `${scores[0]}`;
