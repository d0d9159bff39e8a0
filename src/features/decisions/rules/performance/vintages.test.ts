// Vintages: only loans that have been out long enough count, and a young one is not taken for a good one.
import { describe, expect, it } from 'vitest';
import { vintagesOf } from './vintages.ts';

const row = (month: string, monthsToDefault: number | null, loans: number, known = {}) => ({
  cohort: 'A',
  month,
  monthsToDefault,
  loans,
  lentCents: loans * 5_000_00,
  lostCents: 0,
  ...known,
});

describe('vintages', () => {
  const counts = [
    row('2026-01', null, 90),
    row('2026-01', 3, 6, { lostCents: 20_000_00 }),
    row('2026-01', 7, 4),
    // Young: two of them are in default already.
    row('2026-06', null, 98),
    row('2026-06', 3, 2),
  ];

  it('count a month once the last of its loans has been out for so long', () => {
    const [only] = vintagesOf(counts, '2026-10', [3, 6, 12]);
    expect(only).toMatchObject({ loans: 200, lentCents: 200 * 5_000_00, lostCents: 20_000_00 });
    expect(only?.after.map(({ months, defaulted: { count, of } }) => [months, count, of])).toEqual([
      [3, 0, 200],
      // Paid out on the last day of June, a loan has been out for four months by 31 October, and not for six.
      [6, 6, 100],
    ]);
    // On 30 September those of 30 June have not been out for three whole months of the calendar.
    expect(vintagesOf(counts, '2026-09', [3])[0]?.after).toMatchObject([{ defaulted: { of: 100 } }]);
  });

  it('count who was in default within the months, not on the day after', () => {
    const at = (months: number) => vintagesOf(counts, '2027-12', [months])[0]?.after[0]?.defaulted.count;
    expect([at(3), at(4), at(7), at(8)]).toEqual([0, 8, 8, 12]);
  });

  it('keep cohorts apart, in their order, and say no rate of few', () => {
    const found = vintagesOf(
      [row('2026-01', 1, 5, { cohort: 'B' }), row('2026-01', null, 40)],
      '2026-12',
      [6],
    );
    expect(found.map(({ cohort, after }) => [cohort, after[0]?.defaulted.share?.share ?? null])).toEqual([
      ['B', null],
      ['A', 0],
    ]);
  });
});
