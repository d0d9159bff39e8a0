import { describe, expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import { lastDays, lengthOf, readRange, readSpan } from './report-range.ts';

const today = day('2026-03-10');

describe('the range of a report', () => {
  it('is the last thirty days unless asked otherwise', () => {
    expect(readRange({}, today)).toEqual({ from: '2026-02-09', to: '2026-03-10' });
  });

  it.each([
    ['one day', '2026-03-10', '2026-03-10', true],
    ['a leap year whole', '2024-01-01', '2024-12-31', true],
    ['a day more', '2024-01-01', '2025-01-01', false],
    ['the wrong way round', '2026-03-02', '2026-03-01', false],
    ['a day to come', '2026-03-01', '2026-03-11', false],
    ['a day that never was', '2026-02-30', '2026-03-01', false],
    ['half a range', '2026-03-01', '', false],
  ])('%s', (_which, from, to, isRange) => {
    expect(readRange({ from, to }, today)).toEqual(isRange ? { from, to } : null);
  });

  it('knows its offered length, when it ends today', () => {
    expect([7, 30, 90, 365].map((days) => lengthOf(lastDays(days, today), today))).toEqual([7, 30, 90, 365]);
    expect(lengthOf({ from: day('2026-03-03'), to: day('2026-03-09') }, today)).toBeNull();
    expect(lengthOf(lastDays(8, today), today)).toBeNull();
    // As long ago as the offered length begins, but over before today.
    expect(lengthOf({ ...lastDays(7, today), to: day('2026-03-09') }, today)).toBeNull();
  });
});

describe('the span of an export', () => {
  it('may be open at either end', () => {
    expect(readSpan({})).toEqual({ from: null, to: null });
    expect(readSpan({ from: '2026-03-01' })).toEqual({ from: '2026-03-01', to: null });
    expect(readSpan({ to: '2026-03-01' })).toEqual({ from: null, to: '2026-03-01' });
  });

  it('has real days in their order', () => {
    expect(readSpan({ from: '2026-03-02', to: '2026-03-01' })).toBeNull();
    expect(readSpan({ from: 'yesterday' })).toBeNull();
    expect(readSpan({ to: 'yesterday' })).toBeNull();
    expect(readSpan({ from: '2026-02-28', to: 'yesterday' })).toBeNull();
    for (const to of ['2026-03-01', '2026-03-02'])
      expect(readSpan({ from: '2026-03-01', to })).toEqual({ from: '2026-03-01', to });
  });
});
