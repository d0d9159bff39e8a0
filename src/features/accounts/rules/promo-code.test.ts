import { expect, it } from 'vitest';
import { endOfLastDay, lastDayOf, promoCodeErrors, promoStateOf } from './promo-code.ts';

/** Nine in the evening in Jamaica, already the next day in London. */
const now = new Date('2026-03-04T02:00:00Z');
const lignum = { code: 'lignum-26', seeds: 50, maxUses: null, lastDay: '' };

it.each([
  ['with all it needs', {}, {}],
  ['without a code', { code: ' ' }, { code: 'Promo code is required' }],
  ['that is too short', { code: 'AB' }, { code: 'A promo code has 3 to 40 letters, figures, - or _' }],
  ['with a blank in it', { code: 'ONE LOVE' }, { code: 'A promo code has 3 to 40 letters, figures, - or _' }],
  ['without seeds', { seeds: null }, { seeds: 'Seeds is required' }],
  ['of no seeds', { seeds: 0 }, { seeds: 'Seeds should be a whole number from 1 to 100,000' }],
  ['of seeds in words', { seeds: Number.NaN }, { seeds: 'Seeds should be a whole number from 1 to 100,000' }],
  ['for nobody', { maxUses: 0 }, { maxUses: 'Uses should be a whole number from 1 to 1,000,000' }],
  ['until today', { lastDay: '2026-03-03' }, {}],
  ['until yesterday', { lastDay: '2026-03-02' }, { lastDay: 'The last day cannot be in the past' }],
  ['until ten years from today', { lastDay: '2036-03-03' }, {}],
  ['for longer', { lastDay: '2036-03-04' }, { lastDay: 'The last day is within ten years from today' }],
  [
    'until the calendar ends',
    { lastDay: '9999-12-31' },
    { lastDay: 'The last day is within ten years from today' },
  ],
  [
    'until a day that is none',
    { lastDay: '2026-02-31' },
    { lastDay: 'Last day: there is no such day. Check the day and the month' },
  ],
  ['until a day in words', { lastDay: 'Easter' }, { lastDay: 'Give the day as YYYY-MM-DD' }],
])('a promo code %s', (_, wrong, errors) => {
  expect(promoCodeErrors({ ...lignum, ...wrong }, now)).toEqual(errors);
});

it('its last day ends at midnight in Jamaica', () => {
  expect(endOfLastDay('2026-03-03')).toEqual(new Date('2026-03-04T05:00:00Z'));
  expect(endOfLastDay('')).toBeNull();
  expect(lastDayOf(new Date('2027-01-01T05:00:00Z'))).toBe('2026-12-31');
  // Ended by hand in the course of a day.
  expect(lastDayOf(new Date('2026-12-31T15:00:00Z'))).toBe('2026-12-31');
});

it.each([
  [{ used: 9, maxUses: null, expires: null }, 'Active'],
  [{ used: 9, maxUses: 10, expires: new Date('2026-03-05T00:00:00Z') }, 'Active'],
  [{ used: 10, maxUses: 10, expires: null }, 'UsedUp'],
  [{ used: 10, maxUses: 10, expires: now }, 'Ended'],
] as const)('%#: is %o: %s', (terms, state) => {
  expect(promoStateOf(terms, now)).toBe(state);
});
