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

/** The state of a counter-offer. It expires by the clock: no row says so before another one is made. */
export const counterOfferState = ({ outcome, stands_until }: Stored, now: Date): CounterOfferState =>
  outcome ?? (dayOf(now) <= stands_until ? 'Open' : 'Expired');

/** `standsUntil`: the last day of the one that nobody has answered; null without one. */
export const isStillOpen = (standsUntil: Day | null, now: Date): boolean =>
  standsUntil !== null && counterOfferState({ outcome: null, stands_until: standsUntil }, now) === 'Open';

/** Who has to act next on an application: the borrower while a counter-offer is open, nobody once it is decided, otherwise the lender. */
export function waitsFor(
  { status, openUntil }: { status: string; openUntil: Day | null },
  now: Date,
): 'lender' | 'borrower' | null {
  if (status !== 'Waiting') return null;
  return isStillOpen(openUntil, now) ? 'borrower' : 'lender';
}

/** The verdict on an answer; 'again' says that this very answer is on record already. */
export type AnswerVerdict = 'given' | 'again' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

const ENDED = {
  Accepted: 'accepted',
  Declined: 'declined',
  Withdrawn: 'withdrawn',
  Expired: 'expired',
} as const satisfies Record<Exclude<CounterOfferState, 'Open'>, AnswerVerdict>;

/** Whether a counter-offer may be answered so, or taken back: once, by whoever comes first. */
export function checkAnswer(
  to: 'Accepted' | 'Declined' | 'Withdrawn',
  state: CounterOfferState,
): AnswerVerdict {
  if (state === 'Open') return 'given';
  return state === to ? 'again' : ENDED[state];
}
