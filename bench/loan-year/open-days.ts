// The days on which money can be paid, by the simulation's own reading of the Holidays (Public General) Act: the product's is what is being tested.
import { addDays, type Day } from '#shared/calendar.ts';

/** The day itself, or the next that is neither a Sunday nor kept as a holiday. */
export function openFrom(day: Day): Day {
  return isSunday(day) || holidaysOf(Number(day.slice(0, 4))).has(day) ? openFrom(addDays(day, 1)) : day;
}

const isSunday = (day: Day): boolean => new Date(day).getUTCDay() === 0;

/** The days that are kept: a holiday on a Sunday is kept on the Monday, Labour Day on a Saturday too; Boxing Day comes after a Christmas that moved. */
export function holidaysOf(year: number): Set<Day> {
  const on = (date: string) => `${year}-${date}` as Day;
  const afterSunday = (day: Day) => (isSunday(day) ? addDays(day, 1) : day);
  const easter = easterOf(year);
  const labourDay = afterSunday(on('05-23'));
  const isSaturday = new Date(labourDay).getUTCDay() === 6;
  const christmas = afterSunday(on('12-25'));
  const boxingDay = christmas === on('12-25') ? afterSunday(on('12-26')) : addDays(christmas, 1);
  const mondaysOfOctober = Array.from({ length: 31 }, (_, index) => addDays(on('10-01'), index)).filter(
    (day) => new Date(day).getUTCDay() === 1,
  );
  return new Set([
    afterSunday(on('01-01')),
    addDays(easter, -46),
    addDays(easter, -2),
    addDays(easter, 1),
    isSaturday ? addDays(labourDay, 2) : labourDay,
    afterSunday(on('08-01')),
    afterSunday(on('08-06')),
    mondaysOfOctober[2] as Day,
    christmas,
    boxingDay,
  ]);
}

/** Easter Sunday by Oudin's algorithm (1940), from the epact, not by Butcher's. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - 17) / 25);
  let epact =
    (century - Math.floor(century / 4) - Math.floor((century - correction) / 3) + 19 * golden + 15) % 30;
  epact -=
    Math.floor(epact / 28) *
    (1 - Math.floor(epact / 28) * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + epact + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28` as Day, epact - weekday);
}
