// How well a score separates those who went bad from those who did not: AUC, Gini and KS, with what chance leaves of them.
import { FEWEST_OF_EACH_OUTCOME } from './enough.ts';
import { type Bounds, Z95 } from './proportion.ts';

/** People with one score and a known outcome; a higher score is the better one. */
export type ScoreCount = { score: number; good: number; bad: number };

export type Separation = {
  good: number;
  bad: number;
  /** How often a good one has the higher score of a good and a bad one; equal scores count half. */
  auc: number;
  /** 2 × AUC − 1: 1 separates all, 0 none, below 0 the score is upside down. */
  gini: Bounds & { gini: number };
  /** The largest distance of the two cumulative distributions, the score at and below which it lies, and what chance alone reaches in 5 of 100. */
  ks: { ks: number; atScore: number; byChance: number };
};

/** How well scores tell the two outcomes apart; null where there are too few people of either outcome to say. */
export function separationOf(counts: readonly ScoreCount[]): Separation | null {
  const rows = byScore(counts);
  const good = sum(rows.map((row) => row.good));
  const bad = sum(rows.map((row) => row.bad));
  if (good < FEWEST_OF_EACH_OUTCOME || bad < FEWEST_OF_EACH_OUTCOME) return null;
  const { auc, error } = areaOf(rows, good, bad);
  const gini = 2 * auc - 1;
  const reach = 2 * Z95 * error;
  return {
    good,
    bad,
    auc,
    gini: { gini, low: Math.max(-1, gini - reach), high: Math.min(1, gini + reach) },
    ks: { ...largestDistance(rows, good, bad), byChance: KS_OF_CHANCE * Math.sqrt(1 / good + 1 / bad) },
  };
}

/** N. Smirnov, 'Table for estimating the goodness of fit', Annals of Mathematical Statistics 19, 1948: the factor at 5 %. */
const KS_OF_CHANCE = 1.3581;

/** The counts in ascending order of their scores, those of equal scores added up. */
function byScore(counts: readonly ScoreCount[]): ScoreCount[] {
  const rows = new Map<number, ScoreCount>();
  for (const { score, good, bad } of counts) {
    const row = rows.get(score) ?? { score, good: 0, bad: 0 };
    rows.set(score, { score, good: row.good + good, bad: row.bad + bad });
  }
  return [...rows.values()].sort((one, other) => one.score - other.score);
}

/**
 * The area under the curve as the Wilcoxon statistic, ties counting half, and its standard error: J. A. Hanley and B. J. McNeil, 'The
 * meaning and use of the area under a receiver operating characteristic (ROC) curve', Radiology 143, 1982, 29–36, with Q1 and Q2 from
 * the counts themselves (their table II).
 */
function areaOf(rows: readonly ScoreCount[], good: number, bad: number): { auc: number; error: number } {
  let [area, q1, q2] = [0, 0, 0];
  let badBelow = 0;
  let goodBelow = 0;
  for (const row of rows) {
    const goodAbove = good - goodBelow - row.good;
    area += row.good * badBelow + (row.good * row.bad) / 2;
    q1 += row.bad * (goodAbove ** 2 + goodAbove * row.good + row.good ** 2 / 3);
    q2 += row.good * (badBelow ** 2 + badBelow * row.bad + row.bad ** 2 / 3);
    badBelow += row.bad;
    goodBelow += row.good;
  }
  const auc = area / (good * bad);
  const spread =
    auc * (1 - auc) +
    (good - 1) * (q1 / (bad * good ** 2) - auc ** 2) +
    (bad - 1) * (q2 / (good * bad ** 2) - auc ** 2);
  return { auc, error: Math.sqrt(Math.max(0, spread) / (good * bad)) };
}

function largestDistance(rows: readonly ScoreCount[], good: number, bad: number) {
  let [goodUpTo, badUpTo] = [0, 0];
  let largest = { ks: 0, atScore: rows[0]?.score ?? 0 };
  for (const row of rows) {
    goodUpTo += row.good;
    badUpTo += row.bad;
    const ks = Math.abs(badUpTo / bad - goodUpTo / good);
    if (ks > largest.ks) largest = { ks, atScore: row.score };
  }
  return largest;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
