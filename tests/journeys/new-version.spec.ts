// A new version comes while a borrower has two tabs open: nothing breaks, nothing typed is lost, and it takes over when it may.
import { expect, type Page, test } from '@playwright/test';
import { type NewerBuild, newerBuild } from '../support/newer-build.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { openWire, type Wire } from '../support/wire.ts';
import { logInAsBorrower } from './support/people.ts';
import { cachedAddresses, PATIENCE, untilKept } from './support/phone.ts';
import { expectNoViolations, pictures } from './support/screen.ts';

const environment = { NODE_ENV: 'development' };
/** A browser asks a busy worker to go once, and then again when it has had nothing to do for half a minute. */
const HAND_OVER = { timeout: 75_000 };
let app: RunningApp;
let wire: Wire;
let newer: NewerBuild;
test.beforeAll(async () => {
  app = await startApp({ environment });
  wire = await openWire(app.url);
  newer = newerBuild(['assets/earn-points-*.js', 'assets/overview-*.js']);
});
test.beforeEach(() => wire.mend());
test.afterAll(async () => {
  wire?.close();
  await app?.remove();
  newer?.remove();
});

test('a new version takes over without breaking an open tab', async ({ page, context }) => {
  await test.step('a borrower has begun a form, and the version of today is on the phone', async () => {
    await logInAsBorrower(page, wire.url);
    await page.goto(`${wire.url}/information?section=income_information&step=household_expenses_amount`);
    await page.getByRole('textbox').first().fill('12,500');
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    await untilKept(page);
    expect(await runs(page)).not.toBe(newer.version);
  });

  await test.step('the server is updated; the next tab runs the new version at once', async () => {
    const { dataDir } = app;
    await app.stop();
    app = await startApp({ environment, dataDir, program: newer.program });
    wire.leadTo(app.url);
    for (const path of newer.gone) expect((await page.request.get(wire.url + path)).status(), path).toBe(404);
  });

  const other = await context.newPage();
  await test.step('the open tab hears of it, the new one has nothing to be told', async () => {
    await other.goto(`${wire.url}/`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await runs(other)).toBe(newer.version);
    await expect(page.getByText('A new version of Pimento is ready.')).toBeVisible(PATIENCE);
    await expect(other.getByText('A new version of Pimento is ready.')).toHaveCount(0);
    await expectNoViolations(page);
    await pictures(page, 'new-version');
  });

  await test.step('the open tab still finds the parts of its own version', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: /Credit Info/ })).toBeVisible();
    expect(await runs(page)).not.toBe(newer.version);
    await page.goBack();
  });

  await test.step('it takes over when she says so, and what she typed is there', async () => {
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => runs(page).catch(() => ''), PATIENCE).toBe(newer.version);
    await expect(page.getByRole('textbox').first()).toHaveValue(/12,?500/);
    await expect(page.getByText('A new version of Pimento is ready.')).toHaveCount(0);
    expect((await cachedAddresses(page)).filter((path) => path === '/shell.html')).toHaveLength(1);
  });

  await test.step('the other tab goes on under the new worker, also without a connection', async () => {
    await other.bringToFront();
    await untilKept(other);
    wire.cut();
    await context.setOffline(true);
    await other.goto(`${wire.url}/earn-points`);
    await expect(other.getByText(/^Offline/)).toBeVisible();
    expect(await runs(other)).toBe(newer.version);
  });
});

test('with one tab open it takes over by itself, and the parts of the version before go', async ({
  page,
}) => {
  const ofNewer = async () => (await cachedAddresses(page)).filter((path) => path.includes('-newer000.'));
  const workersPages = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages ')));
  await logInAsBorrower(page, wire.url);
  await page.goto(`${wire.url}/earn-points`);
  await untilKept(page);
  expect(await ofNewer()).not.toEqual([]);
  const [before] = await workersPages();
  const { dataDir } = app;
  await app.stop();
  // Taking an update back is an update too.
  app = await startApp({ environment, dataDir });
  wire.leadTo(app.url);
  await page.goto(`${wire.url}/overview`);
  // A worker leaves its predecessor's pages alone until it is in charge.
  await expect.poll(async () => (await workersPages()).includes(String(before)), HAND_OVER).toBe(false);
  expect(await workersPages()).toHaveLength(1);
  await expect(page.getByText('A new version of Pimento is ready.')).toHaveCount(0);
  await page.goto(`${wire.url}/earn-points`);
  await expect.poll(ofNewer, PATIENCE).toEqual([]);
  await untilKept(page);
  await expect(page.getByRole('link', { name: /Credit Info/ })).toBeVisible();
});

/** The version on the screen, as the build wrote it into the page. */
const runs = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset.version ?? '');
