// Tells the server once in each tab which session this browser's notices belong to, and ends those of somebody else.
import { caller } from '#platform/web/call.ts';
import type { pushEndpoints } from '../contract.ts';
import { ownSubscription, reachedBy } from './this-browser.ts';

const call = caller<typeof pushEndpoints>();

/** For whom it was registered since the tab was opened. */
let registeredFor: string | null = null;

export async function keepRegistered(account: string): Promise<void> {
  if (registeredFor === account) return;
  const subscription = await ownSubscription(account);
  if (!subscription) return;
  await call('POST /api/push/devices', { body: reachedBy(subscription) });
  registeredFor = account;
}
