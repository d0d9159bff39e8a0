import { describe, expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { isBad } from './outcome.ts';

const TODAY = '2026-11-01' as Day;

describe('the outcome of a loan', () => {
  it.each<[string, string, string | null, boolean | null]>([
    ['twelve months ago to the day', '2025-11-01', null, false],
    ['a day less', '2025-11-02', null, null],
    ['a day less, in default already', '2025-11-02', '2026-05-01', null],
    ['in default within the months', '2025-05-10', '2026-05-09', true],
    ['in default after them', '2025-05-10', '2026-05-10', false],
  ])('%s', (_, disbursedOn, defaultedOn, bad) => {
    expect(isBad({ disbursedOn: disbursedOn as Day, defaultedOn: defaultedOn as Day | null }, TODAY)).toBe(
      bad,
    );
  });
});
