// When what waits in a queue is due, whose it is, and what holds up what is late.

import { HOUR_MS } from '#shared/calendar.ts';
import type { HoldUp } from '../fields/staff-service-level.ts';

/** Days and nights, Sundays and holidays alike, as borrowers are promised. */
export const dueAt = (entered: Date, hours: number): Date => new Date(entered.getTime() + hours * HOUR_MS);

/** Whether a moment is past its due time; at the due moment itself it is not late yet. */
export const isLate = (due: Date, now: Date): boolean => due < now;

/** An officer to whom an entry may belong; `mayWork`: is staff and may log in. */
export type Candidate = { id: string; mayWork: boolean };

/** The first of those named who may still work: whom it was given to, then who has it open, then who looks after its person. */
export const ownerOf = (candidates: readonly (Candidate | null)[]): string | null =>
  candidates.find((candidate) => candidate?.mayWork)?.id ?? null;

type Waiting = { forBorrower: boolean; forSecondPerson: boolean; hasOwner: boolean };

/** What an entry waits for: its borrower, a second person, anybody at all, or its owner. */
export function holdUpOf({ forBorrower, forSecondPerson, hasOwner }: Waiting): HoldUp {
  if (forBorrower) return 'Borrower';
  if (forSecondPerson) return 'SecondPerson';
  return hasOwner ? 'Owner' : 'Nobody';
}

type Held = { ownerId: string | null };

/** Why an officer cannot take an entry; null where they can. A colleague's is taken over by whoever has seen whose it is. */
export const whyNotTake = ({ ownerId }: Held, officer: string, seenOwner: string | null) =>
  ownerId === officer || ownerId === seenOwner ? null : 'casework.taken';
