import { expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { publicHolidaysOf } from '#shared/working-days/public-holidays.ts';
import { payableOn } from '#shared/working-days/working-days.ts';
import { holidaysOf, openFrom } from './open-days.ts';

it('finds the holidays of six centuries as the product does, by another algorithm', () => {
  for (let year = 1900; year < 2500; year += 1)
    expect([...holidaysOf(year)]).toEqual(publicHolidaysOf(year).map(({ day }) => day));
});

it('finds the next day on which money can be paid as the product does, for each day of 28 years', () => {
  for (let day = '2010-01-01' as Day; day < '2038-01-01'; day = addDays(day, 1))
    expect([day, openFrom(day)]).toEqual([day, payableOn(day)]);
});
