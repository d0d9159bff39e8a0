// What a note of a contact must hold; the form shows it beside the fields, the server insists on it.
import { addDays, type Day, readDay } from '#shared/calendar.ts';
import { dollarsToCents } from '#shared/money.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContactForm } from '../../contract/portfolio.ts';
import { contactTexts as texts } from '../../texts/staff-collections.ts';

export const OUTCOME_LONGEST = 2_000;
const FURTHEST_DAYS = 365;

/** Of a year at most; none for a day that is past, or an amount without its day. */
export function contactFaults({ outcome, promisedOn, promisedAmount }: ContactForm, today: Day): FieldErrors {
  const faults: FieldErrors = {};
  const told = outcome.trim();
  if (told === '') faults.outcome = texts.outcomeNeeded;
  if (told.length > OUTCOME_LONGEST) faults.outcome = texts.outcomeTooLong(OUTCOME_LONGEST);
  if (promisedOn !== undefined && !mayBePromised(promisedOn, today)) faults.promisedOn = texts.wrongDay;
  if (promisedAmount === undefined) return faults;
  if (!isAmount(promisedAmount)) faults.promisedAmount = texts.wrongAmount;
  if (promisedOn === undefined) faults.promisedOn = texts.dayNeeded;
  return faults;
}

function mayBePromised(text: string, today: Day): boolean {
  const day = readDay(text);
  return day !== null && day >= today && day <= addDays(today, FURTHEST_DAYS);
}

function isAmount(dollars: number): boolean {
  try {
    return dollarsToCents(dollars) > 0;
  } catch {
    return false;
  }
}
