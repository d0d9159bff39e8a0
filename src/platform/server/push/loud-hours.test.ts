import { expect, it } from 'vitest';
import { nextLoudMoment } from './loud-hours.ts';

it.each([
  ['at eight in the morning', '2026-03-10T13:00:00.000Z', '2026-03-10T13:00:00.000Z'],
  ['at noon', '2026-03-10T17:00:00.000Z', '2026-03-10T17:00:00.000Z'],
  ['a moment before eight in the evening', '2026-03-11T00:59:59.999Z', '2026-03-11T00:59:59.999Z'],
  ['at eight in the evening', '2026-03-11T01:00:00.000Z', '2026-03-11T13:00:00.000Z'],
  ['at midnight', '2026-03-11T05:00:00.000Z', '2026-03-11T13:00:00.000Z'],
  ['a moment before eight in the morning', '2026-03-10T12:59:59.999Z', '2026-03-10T13:00:00.000Z'],
  ['on the last evening of a year', '2027-01-01T03:00:00.000Z', '2027-01-01T13:00:00.000Z'],
])('what comes %s in Jamaica is heard at its time', (_when, now, heard) => {
  expect(nextLoudMoment(new Date(now)).toISOString()).toBe(heard);
});
