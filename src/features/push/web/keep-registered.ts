// Tells the server once in each tab which session this browser's notices belong to, and ends those of somebody else.
import { caller } from '#platform/web/call.ts';
import type { pushEndpoints } from '../contract.ts';
import { ownSubscription, reachedBy } from './this-browser.ts';

const call = caller<typeof pushEndpoints>();

/** For whom it was told since the tab was opened. */
let toldFor: string | null = null;

export async function keepRegistered(account: string): Promise<void> {
  if (toldFor === account) return;
  const subscription = await ownSubscription(account);
  if (!subscription) return;
  await call('POST /api/push/devices', { body: reachedBy(subscription) });
  toldFor = account;
}
