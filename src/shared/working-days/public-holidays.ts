// Jamaica's public holidays of any year, by the Holidays (Public General) Act and its rules for days that fall on a weekend.
import { addDays, type Day } from '../calendar.ts';

export type HolidayName =
  | 'NewYear'
  | 'AshWednesday'
  | 'GoodFriday'
  | 'EasterMonday'
  | 'LabourDay'
  | 'EmancipationDay'
  | 'IndependenceDay'
  | 'HeroesDay'
  | 'ChristmasDay'
  | 'BoxingDay';

export type PublicHoliday = { day: Day; name: HolidayName };

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/**
 * The days of a year on which the country rests, in their order. A day of the Act that falls on a Sunday is kept on the Monday;
 * Labour Day alone moves from a Saturday too. Where Christmas Day is a Sunday, the Monday and the Tuesday are kept. Where Boxing Day is
 * one, the Act moves nothing, but the Minister has appointed the Monday (2010, 2021): it counts, because a day of grace too many
 * harms nobody.
 */
export function publicHolidaysOf(year: number): PublicHoliday[] {
  const easter = easterOf(year);
  const christmas = dated(year, 12, 25);
  return [
    { day: unlessSunday(dated(year, 1, 1)), name: 'NewYear' },
    { day: addDays(easter, -46), name: 'AshWednesday' },
    { day: addDays(easter, -2), name: 'GoodFriday' },
    { day: addDays(easter, 1), name: 'EasterMonday' },
    { day: unlessWeekend(dated(year, 5, 23)), name: 'LabourDay' },
    { day: unlessSunday(dated(year, 8, 1)), name: 'EmancipationDay' },
    { day: unlessSunday(dated(year, 8, 6)), name: 'IndependenceDay' },
    { day: thirdMondayOf(year, 10), name: 'HeroesDay' },
    { day: unlessSunday(christmas), name: 'ChristmasDay' },
    {
      day: weekdayOf(christmas) === SUNDAY ? addDays(christmas, 2) : unlessSunday(addDays(christmas, 1)),
      name: 'BoxingDay',
    },
  ];
}

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/** Whether a day is a public holiday. The holidays of its year are cached, because a daily loan asks for hundreds of days. */
export function isPublicHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const known = holidaysByYear.get(year) ?? new Set(publicHolidaysOf(year).map((holiday) => holiday.day));
  holidaysByYear.set(year, known);
  return known.has(day);
}

/** The day of the week: 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const unlessSunday = (day: Day): Day => (weekdayOf(day) === SUNDAY ? addDays(day, 1) : day);

const unlessWeekend = (day: Day): Day => (weekdayOf(day) === SATURDAY ? addDays(day, 2) : unlessSunday(day));

function thirdMondayOf(year: number, month: number): Day {
  const first = dated(year, month, 1);
  return addDays(first, ((MONDAY - weekdayOf(first) + 7) % 7) + 14);
}

/**
 * Easter Sunday of the Gregorian calendar: the algorithm printed in Butcher's Ecclesiastical Calendar (1876), as in Jean Meeus,
 * Astronomical Algorithms, 2nd edition, chapter 8. Valid for every year from 1583 on.
 */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return dated(year, Math.floor(sum / 31), (sum % 31) + 1);
}

const dated = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10) as Day;
