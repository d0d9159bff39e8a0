import { expect, it } from 'vitest';
import { defaultPolicy } from '../../defaults/policy.ts';
import { hasFiguresOf, hasGaps, withFigure } from './with-figure.ts';

it('sets one figure and leaves all others', () => {
  const changed = withFigure(defaultPolicy, ['grades', 1, 'rateMonthlyBps'], 650);
  expect(changed.grades[1]).toEqual({ grade: 'B', fromScore: 65, rateMonthlyBps: 650 });
  expect(changed.factors).toBe(defaultPolicy.factors);
  expect(withFigure(changed, ['grades', 1, 'rateMonthlyBps'], 600)).toEqual(defaultPolicy);
  expect(defaultPolicy.grades[1]?.rateMonthlyBps).toBe(600);
});

it('finds a field that was left empty, however deep', () => {
  expect(hasGaps(defaultPolicy)).toBe(false);
  expect(hasGaps(withFigure(defaultPolicy, ['factors', 'banking', 'bands', 2, 'points'], Number.NaN))).toBe(
    true,
  );
});

it('knows a policy that another version of the program kept', () => {
  expect(hasFiguresOf(structuredClone(defaultPolicy), defaultPolicy)).toBe(true);
  // What is switched off in the one may have a figure in the other.
  expect(hasFiguresOf({ ...defaultPolicy, secondApprovalAboveCents: 5_000_00 }, defaultPolicy)).toBe(true);
  const { allowance: _gone, ...older } = defaultPolicy;
  for (const kept of [
    older,
    null,
    { ...defaultPolicy, grades: {} },
    { ...defaultPolicy, minimumAgeYears: '18' },
  ])
    expect(hasFiguresOf(kept, defaultPolicy)).toBe(false);
});
