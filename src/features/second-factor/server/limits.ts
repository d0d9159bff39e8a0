// How often a second factor may be tried: five times in fifteen minutes, and what is right wipes the count.

import type { Limit } from '#features/accounts/server/throttle.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { IdOf } from '#shared/id.ts';

const MOST = 5;

/** By whoever has given the right password. Counted before it is judged: of tries that arrive together no more than five are. */
export const triesAt = (accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor ${accountId}`,
  most: MOST,
});
/** The same in a browser that its owner knows: who has stolen the password tries elsewhere, and locks nobody out of it. */
export const triesOnDevice = (tokenHash: string, accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor-device ${hashToken(`${tokenHash} ${accountId}`)}`,
  most: MOST,
});
/** By whoever began while the account was locked; silent when it is used up, like every wrong try there. */
export const blindTriesAt = (accountId: IdOf<'accounts'>): Limit => ({
  subject: `factor-blind ${accountId}`,
  most: MOST,
});
/** By whoever is logged in. */
export const triesInSession = (sessionId: string): Limit => ({
  subject: `factor-session ${sessionId}`,
  most: MOST,
});
