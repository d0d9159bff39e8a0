// On every screen of every role, thousands of random events: nothing may be thrown, nothing may answer 5xx, no screen may break.
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { frameTexts } from '#texts/navigation.ts';
import { type Example, examples } from '../gallery/examples/examples.ts';
import { unexplained } from '../gallery/explained/explained.ts';
import { listenTo, test } from '../gallery/pages.ts';
import { fileName } from '../gallery/report/where.ts';
import type { Role } from '../gallery/roles.ts';
import type { Finding } from '../gallery/rules/finding.ts';
import { settled } from '../journeys/support/screen.ts';
import { GREMLINS } from './explained.ts';
import { countEvents, unleash } from './horde.ts';
import { events, isChosen, SCREENS, seed } from './order.ts';

/** After these a gremlin that has left is brought back. */
const AT_ONCE = 200;
/** A phone's and a desk's, in turns. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
/** They would end the session or make the role another one, and the roles are the whole run's: refused before they arrive. */
const ENDS_THE_ROLE =
  /\/api\/(accounts\/(logout|delete|changePassword|updatePassword|sessions|status|role|model)|second-factor\/reset|quiz)(\/|$)/;
const REFUSAL = { code: 'request.conflict', message: 'Not while gremlins are about.' };

const screens = Object.entries(examples).flatMap(([route, byRole]) =>
  (Object.entries(byRole) as [Role, readonly Example[]][]).map(([role, all]) => {
    // What leads elsewhere is looked at there.
    return { route, role, addresses: all.filter(({ leadsTo }) => !leadsTo) };
  }),
);

for (const { route, role, addresses } of screens.filter(isChosen))
  test(`${role} at ${route}`, async ({ browser, world }) => {
    test.setTimeout(120_000 + events * 100);
    const context = await browser.newContext({
      storageState: world.cookies[role],
      serviceWorkers: 'block',
      // Each screen from an address of its own, so that none is refused for the calls of the others.
      extraHTTPHeaders: { 'x-forwarded-for': addressFor(`${role} ${route}`) },
    });
    try {
      const page = await fenced(context, world.url);
      const takeFaults = listenTo(page);
      const counted = await countEvents(page);
      let found: string[] = [];
      for (const [place, example] of addresses.entries()) {
        const url = world.url + example.at(world.records);
        const until = counted.count + Math.ceil(events / addresses.length);
        for (let round = 0; counted.count < until && found.length === 0; round++) {
          await page.setViewportSize(SIZES[round % SIZES.length] ?? SIZES[0]);
          if (page.url() !== url) await open(page, url);
          const own = numberOf(`${seed} ${role} ${route} ${place} ${round}`);
          await unleash(page, { seed: own, events: Math.min(AT_ONCE, until - counted.count) });
          found = await faultsOf(page, takeFaults);
        }
      }
      expect(
        { found, last: found.length > 0 ? counted.last : [] },
        `seed ${seed}, after ${counted.count} events at ${page.url()}`,
      ).toEqual({ found: [], last: [] });
      writeFileSync(join(SCREENS, `${fileName(role, route)}.json`), String(counted.count));
      if (role !== 'visitor')
        expect(
          (await page.request.get(`${world.url}/api/accounts/profile/`)).status(),
          'still logged in',
        ).toBe(200);
    } finally {
      await context.close();
    }
  });

/** A page that stays with the product: other sites and other windows do not open, and nobody is logged out. */
async function fenced(context: BrowserContext, url: string): Promise<Page> {
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== url,
    (route) => route.abort('aborted'),
  );
  await context.route(ENDS_THE_ROLE, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 409, json: REFUSAL }),
  );
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
}

async function faultsOf(page: Page, takeFaults: () => Finding[]): Promise<string[]> {
  const faults = unexplained('gremlins', GREMLINS, takeFaults());
  if (await page.getByRole('heading', { name: frameTexts.brokenTitle }).isVisible())
    faults.push({ rule: 'broken', where: page.url(), says: frameTexts.brokenTitle });
  return faults.map(({ rule, where, says }) => `${rule}: ${where} ${says}`);
}

const numberOf = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 8), 16);

const addressFor = (text: string): string =>
  `10.${[0, 8, 16].map((bits) => (numberOf(text) >>> bits) & 255).join('.')}`;
