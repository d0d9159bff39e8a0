import { expect, test } from 'vitest';
import type { Day } from '../calendar.ts';
import { isPublicHoliday, publicHolidaysOf, weekdayOf } from './public-holidays.ts';

// As the Ministry of Labour announced them. 2010, 2021 and 2022 have Christmas on a Saturday or a Sunday, 2020 Labour Day on a Saturday.
test.each<[number, string]>([
  [2010, '01-01 02-17 04-02 04-05 05-24 08-02 08-06 10-18 12-25 12-27'],
  [2017, '01-02 03-01 04-14 04-17 05-23 08-01 08-07 10-16 12-25 12-26'],
  [2020, '01-01 02-26 04-10 04-13 05-25 08-01 08-06 10-19 12-25 12-26'],
  [2021, '01-01 02-17 04-02 04-05 05-24 08-02 08-06 10-18 12-25 12-27'],
  [2022, '01-01 03-02 04-15 04-18 05-23 08-01 08-06 10-17 12-26 12-27'],
  [2023, '01-02 02-22 04-07 04-10 05-23 08-01 08-07 10-16 12-25 12-26'],
  [2024, '01-01 02-14 03-29 04-01 05-23 08-01 08-06 10-21 12-25 12-26'],
  [2025, '01-01 03-05 04-18 04-21 05-23 08-01 08-06 10-20 12-25 12-26'],
  [2026, '01-01 02-18 04-03 04-06 05-25 08-01 08-06 10-19 12-25 12-26'],
])('the public holidays of %i', (year, days) => {
  expect(publicHolidaysOf(year).map(({ day }) => day)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});

// The earliest and the latest Easter there is, and the exceptions of Gauss's formula, as published in tables of Easter.
test.each([
  [1818, '1818-03-23'],
  [1886, '1886-04-26'],
  [1954, '1954-04-19'],
  [1981, '1981-04-20'],
  [2000, '2000-04-24'],
  [2008, '2008-03-24'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
  [2285, '2285-03-23'],
])('Easter Monday of %i is %s', (year, day) => {
  expect(publicHolidaysOf(year).find(({ name }) => name === 'EasterMonday')?.day).toBe(day);
});

test('for six centuries each year has ten different days, none a Sunday, in their order, and each is known by its day', () => {
  for (let year = 1900; year < 2500; year += 1) {
    const days = publicHolidaysOf(year).map(({ day }) => day);
    expect(new Set(days).size).toBe(10);
    expect(days).toEqual(days.toSorted());
    expect(days.filter((day) => weekdayOf(day) === 0 || !isPublicHoliday(day))).toEqual([]);
  }
});

test.each([
  ['2022-12-25', false],
  ['2022-12-27', true],
  ['2022-12-28', false],
  ['2020-05-23', false],
])('%s is kept as a holiday: %s', (day, isKept) => {
  expect(isPublicHoliday(day as Day)).toBe(isKept);
});
