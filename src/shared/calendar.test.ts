import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  type Day,
  dayOf,
  daysBetween,
  readDay,
  showDay,
  showMoment,
  showTime,
  startOfDay,
  timeOf,
} from './calendar.ts';

const day = (text: string) => text as Day;

it.each([
  ['2026-03-10', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['2026-03-10 ', false],
  [' 2026-03-10', false],
  ['2026-03-1x', false],
  ['', false],
])('"%s" is a day: %s', (text, isDay) => {
  expect(readDay(text)).toBe(isDay ? text : null);
});

it('a day begins five hours after that of Greenwich', () => {
  expect(dayOf(new Date('2026-03-10T04:59:59.999Z'))).toBe('2026-03-09');
  expect(dayOf(new Date('2026-03-10T05:00:00Z'))).toBe('2026-03-10');
  expect(startOfDay(day('2026-03-10')).toISOString()).toBe('2026-03-10T05:00:00.000Z');
  expect(timeOf(new Date('2026-03-10T04:59:58Z'))).toBe('23:59:58');
});

it('days are counted over months, years and leap days', () => {
  expect(addDays(day('2026-02-28'), 1)).toBe('2026-03-01');
  expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
  expect(addDays(day('2026-01-01'), -1)).toBe('2025-12-31');
  expect(daysBetween(day('2026-02-28'), day('2026-03-02'))).toBe(2);
  expect(daysBetween(day('2026-03-02'), day('2026-02-28'))).toBe(-2);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-30', 3, '2026-04-30'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(day(from), months)).toBe(to);
});

it.each([
  ['2000-03-10', '2018-03-09', 17],
  ['2000-03-10', '2018-03-10', 18],
  ['2000-03-10', '2018-03-11', 18],
  ['2000-12-31', '2018-01-01', 17],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
])('born on %s is on %s %i years old', (birth, today, years) => {
  expect(ageOn(day(birth), day(today))).toBe(years);
});

it.each([
  ['2026-03-03T21:05:00Z', '4:05 pm, March 3rd 2026'],
  ['2026-01-01T05:00:00Z', '12:00 am, January 1st 2026'],
  ['2026-02-02T16:59:00Z', '11:59 am, February 2nd 2026'],
  ['2026-04-04T17:00:00Z', '12:00 pm, April 4th 2026'],
  ['2026-05-11T12:00:00Z', '7:00 am, May 11th 2026'],
  ['2026-06-12T12:00:00Z', '7:00 am, June 12th 2026'],
  ['2026-07-13T12:00:00Z', '7:00 am, July 13th 2026'],
  ['2026-08-10T12:00:00Z', '7:00 am, August 10th 2026'],
  ['2026-09-21T12:00:00Z', '7:00 am, September 21st 2026'],
  ['2026-10-22T12:00:00Z', '7:00 am, October 22nd 2026'],
  ['2026-11-23T12:00:00Z', '7:00 am, November 23rd 2026'],
  ['2026-12-14T12:00:00Z', '7:00 am, December 14th 2026'],
])('%s is shown as %s', (moment, shown) => {
  expect(showMoment(new Date(moment))).toBe(shown);
  expect(shown.startsWith(`${showTime(new Date(moment))}, `)).toBe(true);
});

it('a day in a sentence', () => {
  expect(showDay(day('2026-03-03'))).toBe('March 3rd 2026');
});
