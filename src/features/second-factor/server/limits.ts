// How often a second factor may be tried: five times in fifteen minutes, and what is right wipes the count.
import type { Limit } from '#features/accounts/server/throttle.ts';

const MOST = 5;

/** By whoever is logged in. */
export const triesInSession = (sessionId: string): Limit => ({
  subject: `factor-session ${sessionId}`,
  most: MOST,
});
