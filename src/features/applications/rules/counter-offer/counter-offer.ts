// A lender's other terms: until when they stand, and whether they may still be answered or taken back.
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { CounterOfferState } from '../../contract/counter-offer.ts';

const DAYS_TO_ANSWER = 7;

/** The last day on which what is offered at a moment can be accepted. */
export const lastDayOf = (madeAt: Date): Day => addDays(dayOf(madeAt), DAYS_TO_ANSWER);

type Stored = {
  outcome: Exclude<CounterOfferState, 'Open'> | null;
  stands_until: Day;
};

/** It runs out by itself: nobody writes that down before another is made. */
export const counterOfferState = ({ outcome, stands_until }: Stored, now: Date): CounterOfferState =>
  outcome ?? (dayOf(now) <= stands_until ? 'Open' : 'Expired');

/** `standsUntil`: the last day of the one that nobody has answered; null without one. */
export const isStillOpen = (standsUntil: Day | null, now: Date): boolean =>
  standsUntil !== null && counterOfferState({ outcome: null, stands_until: standsUntil }, now) === 'Open';

/** Whose answer an application waits for: the borrower's while other terms stand open; nobody's once it is decided. */
export function waitsFor(
  { status, openUntil }: { status: string; openUntil: Day | null },
  now: Date,
): 'lender' | 'borrower' | null {
  if (status !== 'Waiting') return null;
  return isStillOpen(openUntil, now) ? 'borrower' : 'lender';
}

/** `again`: what is on record is this very answer. */
export type AnswerVerdict = 'given' | 'again' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

const ENDED = {
  Accepted: 'accepted',
  Declined: 'declined',
  Withdrawn: 'withdrawn',
  Expired: 'expired',
} as const satisfies Record<Exclude<CounterOfferState, 'Open'>, AnswerVerdict>;

/** Whether a counter-offer may be answered so, or taken back: once, by whoever comes first. */
export function judgeAnswer(
  to: 'Accepted' | 'Declined' | 'Withdrawn',
  state: CounterOfferState,
): AnswerVerdict {
  if (state === 'Open') return 'given';
  return state === to ? 'again' : ENDED[state];
}
