// Reads single answers as what a decision needs; null is 'not known', also for an answer of another kind than expected.
import { type Day, readDay } from '#shared/calendar.ts';
import { addCents, type Cents, cents } from '#shared/money.ts';
import { LARGEST_ANSWER_DOLLARS } from '../fields/largest-answer.ts';
import { isFrequency, perMonth } from './per-month.ts';

/** The answers of one section as they are stored; undefined where it is not submitted. */
export type SectionAnswers = Readonly<Record<string, unknown>> | undefined;

export function readText(section: SectionAnswers, name: string): string | null {
  const answer = section?.[name];
  return typeof answer === 'string' && answer !== '' ? answer : null;
}

export function readNumber(section: SectionAnswers, name: string): number | null {
  const answer = section?.[name];
  return typeof answer === 'number' && answer >= 0 ? answer : null;
}

/** Reads an amount that was answered in dollars as cents; the form allows no third decimal. */
export function readAmount(section: SectionAnswers, name: string): Cents | null {
  const dollars = readNumber(section, name);
  return dollars === null ? null : cents(Math.min(Math.round(dollars * 100), LARGEST_ANSWER_DOLLARS * 100));
}

/** Reads an amount and how often it comes or goes as what it is a month, in cents; null where either is not known. */
export function readMonthly(
  section: SectionAnswers,
  { amount, often }: { amount: string; often: string },
): Cents | null {
  const amountCents = readAmount(section, amount);
  const frequency = readText(section, often);
  return amountCents === null || frequency === null || !isFrequency(frequency)
    ? null
    : perMonth(amountCents, frequency);
}

/** Reads a day as the whole months from it to `today`; 0 for a day to come. */
export function readMonthsSince(section: SectionAnswers, name: string, today: Day): number | null {
  const day = readDay(readText(section, name) ?? '');
  return day && monthsBetween(day, today);
}

/** How many whole months lie between two days; 0 where `from` is later than `today`. */
export function monthsBetween(from: Day, today: Day): number {
  const monthsOf = (text: Day) => 12 * Number(text.slice(0, 4)) + Number(text.slice(5, 7));
  const unfinished = today.slice(8) < from.slice(8) ? 1 : 0;
  return Math.max(0, monthsOf(today) - monthsOf(from) - unfinished);
}

/** The sum of amounts in cents; null, which means not known, as soon as one of them is not known. */
export const sumKnown = (parts: (Cents | null)[]): Cents | null =>
  parts.reduce<Cents | null>(
    (sum, part) => (sum === null || part === null ? null : addCents(sum, part)),
    cents(0),
  );
