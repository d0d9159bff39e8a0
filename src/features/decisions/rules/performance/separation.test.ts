// The figures of separation on published examples, on what is known without sums, and held against counting every pair.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoreCount, separationOf } from './separation.ts';

/** A hundred people a decile, the worst first. */
const deciles = (bad: readonly number[]): ScoreCount[] =>
  bad.map((count, score) => ({ score, bad: count, good: 100 - count }));

describe('separation, on published examples', () => {
  it.each([
    { name: 'SC 1', bad: [20, 18, 17, 15, 12, 6, 4, 3, 3, 2], ks: 0.36 },
    { name: 'SC 2', bad: [35, 16, 8, 8, 7, 6, 6, 5, 5, 4], ks: 0.34 },
  ])('$name of Řezáč and Řezáč (2011): a Gini of 0.42, a KS of $ks', ({ bad, ks }) => {
    const found = separationOf(deciles(bad));
    expect(found?.gini.gini).toBeCloseTo(0.42, 2);
    expect(found?.ks.ks).toBeCloseTo(ks, 2);
  });

  it('109 CT images of Hanley and McNeil (1982): an area of 0.893 with a standard error of 0.032', () => {
    const normal = [33, 6, 6, 11, 2];
    const abnormal = [3, 2, 2, 11, 33];
    const found = separationOf(
      normal.map((count, rating) => ({ score: rating, bad: count, good: abnormal[rating] ?? 0 })),
    );
    expect(found?.auc).toBeCloseTo(0.893, 3);
    const error = ((found?.gini.high ?? 0) - (found?.gini.gini ?? 0)) / 2 / 1.959964;
    expect(error).toBeCloseTo(0.032, 3);
  });
});

describe('separation', () => {
  it('is whole where every bad one lies below every good one, and upside down the other way round', () => {
    const apart = [
      { score: 10, good: 0, bad: 40 },
      { score: 90, good: 60, bad: 0 },
    ];
    expect(separationOf(apart)).toMatchObject({
      auc: 1,
      gini: { gini: 1, high: 1 },
      ks: { ks: 1, atScore: 10 },
    });
    const upsideDown = apart.map(({ score, good, bad }) => ({ score: 100 - score, good, bad }));
    expect(separationOf(upsideDown)).toMatchObject({ auc: 0, gini: { gini: -1, low: -1 }, ks: { ks: 1 } });
  });

  it('is nothing where everybody has the same score: ties count half', () => {
    expect(separationOf([{ score: 50, good: 70, bad: 30 }])).toMatchObject({
      auc: 0.5,
      gini: { gini: 0 },
      ks: { ks: 0 },
    });
  });

  it('says nothing with fewer than 30 of either outcome', () => {
    expect(separationOf([{ score: 50, good: 1_000, bad: 29 }])).toBeNull();
    expect(separationOf([{ score: 50, good: 29, bad: 1_000 }])).toBeNull();
    expect(separationOf([])).toBeNull();
  });

  it('takes rows in any order, and one score in several rows', () => {
    const rows = deciles([20, 18, 17, 15, 12, 6, 4, 3, 3, 2]);
    const parted = rows.flatMap(({ score, good, bad }) => [
      { score, good, bad: 0 },
      { score, good: 0, bad },
    ]);
    expect(separationOf(parted.toReversed())).toEqual(separationOf(rows));
  });

  it('agrees with comparing every pair, and its bounds hold it, on any counts', () => {
    const count = fc.record({ score: fc.nat(12), good: fc.nat(40), bad: fc.nat(40) });
    fc.assert(
      fc.property(fc.array(count, { minLength: 4, maxLength: 13 }), (counts) => {
        const found = separationOf(counts);
        if (!found) return;
        let won = 0;
        for (const one of counts)
          for (const other of counts)
            won += one.good * other.bad * (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0);
        expect(found.auc).toBeCloseTo(won / (found.good * found.bad), 10);
        expect(found.gini.low).toBeLessThanOrEqual(found.gini.gini);
        expect(found.gini.high).toBeGreaterThanOrEqual(found.gini.gini);
        expect(found.ks.ks).toBeGreaterThanOrEqual(Math.abs(found.gini.gini) / 2 - 1e-9);
      }),
      { numRuns: 300 },
    );
  });
});
