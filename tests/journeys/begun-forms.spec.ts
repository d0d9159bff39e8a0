// Every form of a borrower that begins with what was read: it waits for what the server holds now, rather than begin with the phone's copy.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '#app/web/addresses.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { offlineTexts } from '#texts/offline.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { answerPreferences, logInAsBorrower } from './support/people.ts';
import { rowsOnPhone } from './support/phone.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { settled } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedBorrower({ infoStatus: 'FullModel', sections: 'Verified' }),
    environment: { SMS_URL: 'http://localhost:9/send', SMS_TOKEN: 'nobody-listens' },
  });
});
test.afterAll(() => app?.remove());

const patterns = addresses
  .filter(({ audience }) => audience === 'borrower')
  .map(({ path }) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

test('no form begins with what the phone had kept while the server is asked', async ({ page }) => {
  test.setTimeout(300_000);
  await logInAsBorrower(page, app.url);
  await answerPreferences(page, app.url);
  const forms = await test.step('which forms begin with something', () => formsThatBegin(page));
  for (const sort of ['/information?section', '/loans', '/loans/:id', '/preferences'])
    expect([...forms.keys()]).toContain(sort);
  // Nothing is answered any more, and what was read is long ago.
  await page.context().route('**/api/**', () => {});
  await page.clock.setFixedTime(Date.now() + 5 * MINUTE_MS);
  for (const [sort, address] of forms)
    await test.step(sort, async () => {
      await page.goto(app.url + address);
      const begun = await page.waitForFunction(begunIn, offlineTexts.readAgain);
      expect(await begun.jsonValue(), address).toEqual([]);
    });
});

/** One address of each sort on which an input says something by itself; found as a person would, from link to link. */
async function formsThatBegin(page: Page): Promise<Map<string, string>> {
  const found = new Map(patterns.filter(({ path }) => !path.includes(':')).map(({ path }) => [path, path]));
  const forms = new Map<string, string>();
  for (const [sort, address] of found) {
    await page.goto(app.url + address);
    await settled(page);
    if ((await page.evaluate(begunIn, '')).length) forms.set(sort, address);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      const link = sortOf(href);
      if (link && !found.has(link)) found.set(link, href);
    }
    await expect.poll(async () => (await rowsOnPhone(page))['phone/answers'] ?? 0).toBeGreaterThan(0);
  }
  return forms;
}

function sortOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, app.url);
  const names = [...searchParams.keys()].join('&');
  const pattern = patterns.find(({ shape }) => shape.test(pathname));
  return pattern && (names ? `${pattern.path}?${names}` : pattern.path);
}

/** The names of inputs that say something, a slider's aside, which always does; nothing as long as that text does not stand on the page. */
function begunIn(text: string): string[] | '' {
  if (!document.body.innerText.includes(text)) return '';
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=search], [type=file], [type=range]), select, textarea)',
  );
  return [...inputs]
    .filter((input) => input.checkVisibility())
    .filter(({ type, checked, value }) => (/radio|checkbox/.test(type) ? checked : value !== ''))
    .map((input) => input.labels?.[0]?.textContent ?? input.name);
}
