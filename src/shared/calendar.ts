// Days as Jamaica counts them (UTC−5 the whole year, no daylight saving), written YYYY-MM-DD.
import type { z } from 'zod';

/** A day of the calendar, written YYYY-MM-DD; a contract marks one with zod's own mark, `z.iso.date().brand<'day'>()`. */
export type Day = string & z.$brand<'day'>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const JAMAICA_OFFSET_MS = -5 * HOUR_MS;

/** Reads a real calendar day written YYYY-MM-DD; null for anything else, 30 February included. */
export function readDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? (text as Day) : null;
}

/** The day in Jamaica at a moment. */
export const dayOf = (moment: Date): Day =>
  new Date(moment.getTime() + JAMAICA_OFFSET_MS).toISOString().slice(0, 10) as Day;

/** The time of day in Jamaica at a moment, written HH:MM:SS. */
export const timeOf = (moment: Date): string =>
  new Date(moment.getTime() + JAMAICA_OFFSET_MS).toISOString().slice(11, 19);

/** The moment at which a day begins in Jamaica. */
export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - JAMAICA_OFFSET_MS);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as Day;

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The same day of the month `months` later; the month's last day where that day does not exist (31 January + 1 = 28 or 29 February). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10) as Day;
}

/** Whole years lived on `today` by someone born on `birth`; a birthday on 29 February falls on 1 March in other years. */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `h:mm a, MMMM Do YYYY` in Jamaica, as the specification shows moments: `4:05 pm, March 3rd 2026`. */
export const showMoment = (moment: Date): string => `${showTime(moment)}, ${showDay(dayOf(moment))}`;

/** `h:mm a` in Jamaica: `4:05 pm`. */
export function showTime(moment: Date): string {
  const local = new Date(moment.getTime() + JAMAICA_OFFSET_MS);
  const hour = local.getUTCHours();
  return `${hour % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `MMMM Do YYYY`, as the day of a moment: `March 3rd 2026`. */
export function showDay(day: Day): string {
  const [year, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${ordinal(date)} ${year}`;
}

/** `Mar 3rd`, where a table or a chart is narrow. */
export function showShortDay(day: Day): string {
  const [month = '', date] = showDay(day).split(' ');
  return `${month.slice(0, 3)} ${date}`;
}

function ordinal(date: number): string {
  const teen = date >= 11 && date <= 13;
  return `${date}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')}`;
}
