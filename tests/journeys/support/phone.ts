// What a phone holds, read as its browser holds it: the worker's caches, and the rows of its own databases.
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A worker that takes control, an outbox that is emptied by the clock: on a busy machine they need longer than a screen. */
export const PATIENCE = { timeout: 30_000 };

/** Waits until the app could start without a connection: the worker runs this page, and its kit is whole. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, PATIENCE).toBe(true);
  await expect.poll(async () => (await cachedAddresses(page)).includes('/shell.html'), PATIENCE).toBe(true);
}

/** Waits until a store of the phone's databases has so many rows. */
export const untilRows = (page: Page, store: string, rows: number): Promise<void> =>
  expect.poll(async () => (await rowsOnPhone(page))[store], PATIENCE).toBe(rows);

/** The server gets what is sent, and nobody gets its answer. */
export async function loseAnswers(context: BrowserContext, calls: string) {
  let reached = 0;
  await context.route(calls, async (route) => {
    await route.fetch();
    reached++;
    await route.abort('connectionreset');
  });
  return {
    reachedServer: () => reached,
    // One that is on its way is lost first: taken away under it, its own end would be a fault.
    stop: () => context.unrouteAll({ behavior: 'wait' }),
  };
}

/** Slows this page's sending down; what it asks for comes as fast as ever. Answers a function that ends that. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', {
    ...conditions,
    uploadThroughput: bytesPerSecond,
  });
  return () => devtools.detach();
}

/** The path of everything in the caches. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** Which cached files hold one of these words. */
export const cachedFilesWith = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (words.some((word) => text.includes(word))) found.push(request.url);
      }
    }
    return found;
  }, words);

/** How many rows each store of the phone's databases has, by 'database/store'. */
export const rowsOnPhone = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        rows[`${name}/${store}`] = await asked(db.transaction(store).objectStore(store).count());
      db.close();
    }
    return rows;
  });
