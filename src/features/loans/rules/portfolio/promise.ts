// What became of a promise to pay: kept by money received until the promised day, broken once that day has passed without it.
import type { Day } from '#shared/calendar.ts';
import type { Cents } from '#shared/money.ts';

export type PromiseToPay = {
  promisedOn: Day;
  /** The amount that was promised; null where none was named, and then any payment keeps the promise. */
  promisedCents: Cents | null;
  /** What was received from the day of the promise to the promised day, without reversed payments. */
  paidCents: Cents;
};

export type PromiseState = 'Open' | 'Kept' | 'Broken';

export function promiseState(
  { promisedOn, promisedCents, paidCents }: PromiseToPay,
  today: Day,
): PromiseState {
  if (paidCents > 0 && paidCents >= (promisedCents ?? 0)) return 'Kept';
  return today <= promisedOn ? 'Open' : 'Broken';
}
