// One browser context for each role in each worker, logged in before, with an ear for what goes wrong in it.
import { test as base, type Page } from '@playwright/test';
import type { Role } from './roles.ts';
import type { Finding } from './rules/finding.ts';
import { readWorld, type World } from './world/world.ts';

export type OpenPage = {
  page: Page;
  /** What went wrong since it was last asked. */
  takeFaults(): Finding[];
};

type Own = { world: World; pageOf: (role: Role) => Promise<OpenPage> };

export const test = base.extend<object, Own>({
  world: [({ browser: _ }, use) => use(readWorld()), { scope: 'worker' }],
  pageOf: [
    async ({ browser, world }, use) => {
      const open = new Map<Role, Promise<OpenPage>>();
      const openFor = async (role: Role): Promise<OpenPage> => {
        const context = await browser.newContext({
          storageState: world.cookies[role],
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        return { page, takeFaults: listenTo(page) };
      };
      await use((role) => {
        const opened = open.get(role) ?? openFor(role);
        open.set(role, opened);
        return opened;
      });
    },
    { scope: 'worker' },
  ],
});

/** A request that the page itself gave up when it was left is none that failed. */
const GIVEN_UP = /ERR_ABORTED/;

/** Hears console, uncaught errors, requests that failed and answers of class 5xx; what it answers takes them. */
export function listenTo(page: Page): () => Finding[] {
  let faults: Finding[] = [];
  const hear = (rule: string, where: string, says: string) => faults.push({ rule, where, says });
  page.on('console', (message) => {
    if (message.type() === 'error') hear('console', message.location().url, message.text());
  });
  page.on('pageerror', (error) => hear('console', page.url(), String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!GIVEN_UP.test(why)) hear('request', request.url(), why);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) hear('request', response.url(), `answered ${response.status()}`);
  });
  return () => {
    const heard = faults;
    faults = [];
    return heard;
  };
}
