import { expect, it } from 'vitest';
import { nextMorning } from './quiet-hours.ts';

it.each([
  ['at eight in the morning is day', '2026-03-02T13:00:00Z', null],
  ['a second before eight waits that second', '2026-03-02T12:59:59Z', '2026-03-02T13:00:00.000Z'],
  ['a moment before eight waits that moment', '2026-03-10T12:59:59.999Z', '2026-03-10T13:00:00.000Z'],
  ['at noon is day', '2026-03-02T17:00:00Z', null],
  ['a second before eight in the evening is day', '2026-03-03T00:59:59Z', null],
  ['a moment before eight in the evening is day', '2026-03-11T00:59:59.999Z', null],
  ['at eight in the evening waits for the next day', '2026-03-03T01:00:00Z', '2026-03-03T13:00:00.000Z'],
  ['at midnight waits for the day that begins', '2026-03-03T05:00:00Z', '2026-03-03T13:00:00.000Z'],
  ['on the last evening of a year waits for the new one', '2027-01-01T03:00:00Z', '2027-01-01T13:00:00.000Z'],
  [
    'in July waits for the same hour, for there is no daylight saving',
    '2026-07-02T03:00:00Z',
    '2026-07-02T13:00:00.000Z',
  ],
])('what comes %s', (_when, moment, morning) => {
  expect(nextMorning(new Date(moment))?.toISOString() ?? null).toBe(morning);
});
