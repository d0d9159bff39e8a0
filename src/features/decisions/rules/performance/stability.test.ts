// The population stability index on an example by hand, what chance leaves of it, and the cells of scores.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOfScores, chiSquare95, stabilityOf } from './stability.ts';

const cells = (before: readonly number[], after: readonly number[]) =>
  before.map((count, place) => ({ cell: String(place), before: count, after: after[place] ?? 0 }));

describe('the population stability index', () => {
  it('is Σ (after − before) × ln(after ÷ before): four equal cells that become 10, 20, 30 and 40 of 100', () => {
    const found = stabilityOf(cells([250, 250, 250, 250], [100, 200, 300, 400]));
    const byHand =
      -0.15 * Math.log(0.4) + -0.05 * Math.log(0.8) + 0.05 * Math.log(1.2) + 0.15 * Math.log(1.6);
    expect(found?.psi).toBeCloseTo(byHand, 12);
    expect(found?.psi).toBeCloseTo(0.2282, 4);
    expect(found?.verdict).toBe('some shift');
  });

  it('is nothing for the same shares, and the same there and back', () => {
    expect(stabilityOf(cells([100, 300], [200, 600]))).toMatchObject({ psi: 0, verdict: 'stable' });
    const there = stabilityOf(cells([400, 100, 500], [200, 300, 500]));
    const back = stabilityOf(cells([200, 300, 500], [400, 100, 500]));
    expect(there?.psi).toBeCloseTo(back?.psi ?? 0, 12);
    expect(there?.verdict).toBe('large shift');
  });

  it('stays finite where a cell is empty on one side, and leaves out what is empty on both', () => {
    const found = stabilityOf(cells([500, 500, 0, 0], [500, 400, 100, 0]));
    expect(found?.psi).toBeGreaterThan(0.3);
    expect(found?.psi).toBeLessThan(1);
    expect(found).toEqual(stabilityOf(cells([500, 500, 0], [500, 400, 100])));
  });

  it('says nothing with fewer than 100 on a side, and calls stable what chance explains', () => {
    expect(stabilityOf(cells([99], [1_000]))).toBeNull();
    const few = stabilityOf(cells(Array(10).fill(12), [6, 20, 12, 9, 15, 12, 5, 19, 12, 10]));
    expect(few?.psi).toBeGreaterThan(0.1);
    expect(few?.psi).toBeLessThan(few?.byChance ?? 0);
    expect(few?.verdict).toBe('stable');
  });

  it('knows the table of chi-square at 5 %', () => {
    for (const [degrees, value] of [
      [1, 3.841],
      [4, 9.488],
      [9, 16.919],
      [20, 31.41],
    ] as const)
      expect(Math.abs(chiSquare95(degrees) - value)).toBeLessThan(0.1);
    expect(chiSquare95(0)).toBe(0);
  });
});

describe('cells of scores', () => {
  it('hold a tenth of both sides or more each, neighbours alone, and everybody once', () => {
    const row = fc.record({ before: fc.nat(50), after: fc.nat(50) });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 101 }), (rows) => {
        const people = rows.map((each, score) => ({ score, ...each }));
        const found = cellsOfScores(people);
        const total = (of: readonly { before: number; after: number }[], side: 'before' | 'after') =>
          of.reduce((sum, each) => sum + each[side], 0);
        const [before, after] = [total(people, 'before'), total(people, 'after')];
        expect([total(found, 'before'), total(found, 'after')]).toEqual([before, after]);
        if (before === 0 || after === 0) return;
        expect(found.length).toBeLessThanOrEqual(10);
        if (found.length > 1)
          for (const cell of found)
            expect(cell.before / before + cell.after / after).toBeGreaterThanOrEqual(0.2 - 1e-9);
      }),
    );
  });

  it('see that everybody has moved to scores that nobody had before', () => {
    const moved = cellsOfScores([
      { score: 40, before: 100, after: 0 },
      { score: 60, before: 0, after: 200 },
    ]);
    expect(moved).toHaveLength(2);
    expect(stabilityOf(moved)?.verdict).toBe('large shift');
  });

  it('are named by their scores', () => {
    const people = [40, 41, 50, 60, 61].map((score, place) => ({
      score,
      before: [5, 95, 50, 30, 2][place] ?? 0,
      after: 0,
    }));
    expect(cellsOfScores(people).map(({ cell, before }) => [cell, before])).toEqual([
      ['40 to 41', 100],
      ['50', 50],
      ['60 to 61', 32],
    ]);
  });
});
