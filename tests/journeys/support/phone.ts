// What a phone holds, read as its browser holds it: the worker's caches, and the rows of its own databases.
import { expect, type Page } from '@playwright/test';

/** Waits until the app could start without a connection: the worker runs this page, and its kit is whole. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await cachedAddresses(page)).includes('/__spa-fallback.html')).toBe(true);
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
