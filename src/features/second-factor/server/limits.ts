// How often a second factor may be tried: five times in fifteen minutes, and what is right wipes the count.

import type { Limit } from '#features/accounts/server/throttle.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { IdOf } from '#shared/id.ts';

const MOST = 5;

/**
 * Tries by whoever has given the right password. They are counted before they are verified, so that of tries that
 * arrive together no more than five are verified.
 */
export const triesAt = (accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor ${accountId}`,
  most: MOST,
});
/** Tries in a browser that its owner knows: whoever has stolen the password tries elsewhere, and locks nobody out of this one. */
export const triesOnDevice = (tokenHash: string, accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor-device ${hashToken(`${tokenHash} ${accountId}`)}`,
  most: MOST,
});
/** Tries of a log-in that was begun while the account was locked. Beyond the limit nothing is said, as with every wrong try there. */
export const blindTriesAt = (accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor-blind ${accountId}`,
  most: MOST,
});
/** Tries by whoever is logged in. */
export const triesInSession = (sessionId: string): Limit => ({
  subject: `factor-session ${sessionId}`,
  most: MOST,
});
