// How long documents under review stay with the officer who opened them, and against whom.
import { MINUTE_MS } from '#shared/calendar.ts';

/**
 * How long a claim stands, in milliseconds. It is renewed while the documents are open; past it, a holder who went away without a word holds
 * nobody up.
 */
export const CLAIM_MS = 15 * MINUTE_MS;

type Claim = { holder: string; until: Date };

/** Whether a claim is somebody else's and still stands at a moment. */
export const isHeldByOther = (claim: Claim | undefined, me: string, now: Date): boolean =>
  claim !== undefined && claim.holder !== me && claim.until > now;
