// By when a person looks at what was sent to us: the promise on the borrower's screens, by which the staff are measured too.
import { HOUR_MS } from './calendar.ts';

export const LOOK_HOURS = 24;

/** The moment by which a person looks. Nights, Sundays and holidays count like any other hours. */
export const lookBy = (sent: Date): Date => new Date(sent.getTime() + LOOK_HOURS * HOUR_MS);
