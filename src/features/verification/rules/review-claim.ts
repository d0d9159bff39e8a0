// How long documents under review stay with the officer who opened them, and against whom.

/** Renewed while they are open; past it, a holder who went away without a word holds nobody up. */
export const CLAIM_MS = 15 * 60_000;

type Claim = { holder: string; until: Date };

/** Whether somebody else is reviewing them at that moment. */
export const isHeldByOther = (claim: Claim | undefined, me: string, now: Date): boolean =>
  claim !== undefined && claim.holder !== me && claim.until > now;
