// When recurring work runs, in words; a pattern that has none is shown as it is.
import { jobTexts } from '../texts/staff-jobs.ts';

const { runsWhen, days } = jobTexts;

/** When work runs, in words. `cron` is minute, hour, day of the month, month, day of the week, in Jamaica's time; null runs when asked. */
export function whenItRuns(cron: string | null): string {
  if (cron === null) return runsWhen.asked;
  const [minute = '', hour = '', date = '', month = '', weekday = ''] = cron.split(' ');
  const time = isNumber(minute) && isNumber(hour) ? showClock(Number(hour), Number(minute)) : null;
  const everyMonth = month === '*';
  if (time !== null && everyMonth) {
    if (date === '*' && weekday === '*') return runsWhen.daily(time);
    const day = isNumber(weekday) ? days[Number(weekday) % 7] : undefined;
    if (date === '*' && day !== undefined) return runsWhen.weekly(day, time);
    if (isNumber(date) && weekday === '*') return runsWhen.monthly(Number(date), time);
  }
  const everyHour = everyMonth && hour === '*' && date === '*' && weekday === '*';
  const step = /^\*(?:\/(\d+))?$/.exec(minute);
  if (everyHour && step) return runsWhen.everyMinutes(Number(step[1] ?? 1));
  return everyHour && isNumber(minute) ? runsWhen.hourly(Number(minute)) : runsWhen.pattern(cron);
}

const isNumber = (part: string): boolean => /^\d+$/.test(part);

const showClock = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
