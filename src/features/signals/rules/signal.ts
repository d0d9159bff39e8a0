// Who may do what to a signal next, and about how many it is at most.
import { MOST_FOUND } from '#shared/figure.ts';

/** A signal about so many shows as one about more than a thousand: too many share it for it to say much of one of them. Nobody is added then. */
export const MOST_ABOUT = MOST_FOUND + 1;

export type Held = { state: 'Open' | 'Decided'; ownerId: string | null };

/** Why an officer cannot take it up; null where they can. A colleague's is taken over by whoever has seen whose it is. */
export function whyNotClaim({ state, ownerId }: Held, officer: string, seenOwner: string | null) {
  if (state === 'Decided') return 'signal.decided';
  if (ownerId === officer) return 'signal.yours';
  return ownerId === seenOwner ? null : 'signal.taken';
}

/** Why an officer cannot decide it; null where they can. */
export function whyNotDecide({ state, ownerId }: Held, officer: string) {
  if (state === 'Decided') return 'signal.decided';
  return ownerId === officer ? null : 'signal.not_yours';
}
