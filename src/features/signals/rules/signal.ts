// Who may do what to a signal next.

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
