// What may be shown of a job: of its payload ids alone, and of its error what names nobody.
import { jobTexts } from '../texts/staff-jobs.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_IDS = 3;
const LONGEST = 300;

/** The first few ids in a job's payload, at whatever depth of one list. */
export const idsIn = (payload: unknown): string[] =>
  Object.values(payload !== null && typeof payload === 'object' ? payload : {})
    .flat()
    .filter((value): value is string => typeof value === 'string' && UUID.test(value))
    .slice(0, MOST_IDS);

/** Finds a telephone number or TRN, however it is parted, but no part of an id. */
const NUMBER = /(?<![\w-])(?:\+?1[ -]?)?\(?\d{3}\)?[ -]?\d{3}[ -]?\d{3,4}(?![\w-])/g;

/**
 * An error without names and numbers, cut to a length that is shown: a mail server's refusal names the recipient, a database's the value
 * that it did not take.
 */
export function redactedError(message: string | null): string | null {
  if (message === null) return null;
  const redacted = message
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, jobTexts.hiddenAddress)
    .replace(NUMBER, jobTexts.hiddenNumber);
  return redacted.length > LONGEST ? `${redacted.slice(0, LONGEST)}…` : redacted;
}
