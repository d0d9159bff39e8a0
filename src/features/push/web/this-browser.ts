// This browser's own part in notices: whether it can show them, may, and does; and whose they are.

/** `off` may be switched on here; `blocked` only in the browser's settings. */
export type Standing = 'cannot' | 'blocked' | 'off' | 'on';

/** What the server needs to reach it. */
export type Reached = { endpoint: string; p256dh: string; auth: string };

/** A worker that never comes (none is built while developing) is no reason to wait for ever. */
const PATIENCE_MS = 10_000;

const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function standingHere(account: string): Promise<Standing> {
  if (!canShow()) return 'cannot';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscriptionHere()) && ownerHere() === account ? 'on' : 'off';
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  canShow()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null)
    : null;

/** Asks the person where the browser has not yet, after their own tap. Throws where it does not come about. */
export async function subscribeHere(key: string): Promise<Reached> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One of another key cannot be reached any more, and stands in the way of a new one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return reachedBy(subscription);
}

const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('no service worker'))),
  ]);

export function reachedBy(subscription: PushSubscription): Reached {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends them here; its push service tells the server. Answers the address that they came by, null where there was none. */
export async function endHere(): Promise<string | null> {
  const subscription = await subscriptionHere().catch(() => null);
  keepOwner(null);
  if (!subscription) return null;
  await subscription.unsubscribe().catch(() => false);
  return subscription.endpoint;
}

/** The subscription, where it is this person's; another's is ended. */
export async function ownSubscription(account: string): Promise<PushSubscription | null> {
  const subscription = await subscriptionHere();
  if (!subscription || ownerHere() === account) return subscription;
  await endHere();
  return null;
}

const OWNER = 'pushOwner';

export function keepOwner(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, account);
  } catch {
    // Then the next one who logs in here switches them on anew.
  }
}

function ownerHere(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}
