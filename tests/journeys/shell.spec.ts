// Around every screen: the landing before any script has run, the top bar in one line, where a refused log-in is shown, and the way out.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { installDefaults } from '#app/server/install-defaults.ts';
import { newId } from '#shared/id.ts';
import { frameTexts } from '#texts/navigation.ts';
import { runningLoan } from '../support/loans.ts';
import { newDataDir } from '../support/new-data-dir.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { onDatabaseOf } from './support/on-database.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { toast } from './support/screen.ts';

const DEMO_BORROWER = 'borrower@pimento.example';
let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' } });
});
test.afterAll(() => app?.remove());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing can be read', async ({ page }) => {
    await page.goto(app.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create your account' })).toBeVisible();
    for (const claim of ['$500,000', '8 months', '24 hours', 'How it works', 'See what a loan costs'])
      await expect(page.getByText(claim).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('©')).toBeVisible();
  });
});

test('a part of the pages is answered by its own name alone, and whole whatever range is asked for', async ({
  request,
}) => {
  const html = await (await request.get(app.url)).text();
  const part = `${app.url}${/\/assets\/index-[\w-]+\.js/.exec(html)?.[0]}`;
  const whole = await request.get(part);
  expect(whole.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const { length } = await whole.body();
  for (const range of ['bytes=0-9', 'bytes=999999999-', 'bytes=abc']) {
    const ranged = await request.get(part, { headers: { range } });
    expect(ranged.status(), range).toBe(200);
    expect(await ranged.body(), range).toHaveLength(length);
  }
  for (const odd of ['none.js', '..%2fshell.html', '%2e%2e%2fshell.html', '%00', ''])
    expect((await request.get(`${app.url}/assets/${odd}`)).status(), odd).toBe(404);
  expect((await request.get(`${part}.br`)).status()).toBe(404);
});

/** Answers what lets the scripts of the page come, which wait until then. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what was typed before the scripts came stays, and is sent', async ({ page }) => {
  const comes = await holdScripts(page);
  await page.goto(app.url, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(DEMO_BORROWER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  comes();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Dashboard/ })).toBeVisible();
});

test('whoever has begun to read before the scripts came stays at that place', async ({ page }) => {
  const comes = await holdScripts(page);
  await page.goto(`${app.url}/termsandconditions`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(place).toBe(300);
  comes();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await place()).toBe(300);
});

test('a page begins at its top, and back leads to where one was', async ({ page }) => {
  await page.goto(app.url);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and policies' });
  await terms.scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(500);
  const left = await place();
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(left);
});

test('an address that is typed in begins at its top, however far down one was', async ({ page }) => {
  await page.goto(app.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBeGreaterThan(500);
  await page.goto(`${app.url}/termsandconditions`);
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  expect(await place()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect.poll(place).toBe(300);
});

test('an address that nothing answers is a 404, and says so', async ({ page }) => {
  for (const path of ['/nowhere', '/admin/nowhere', '/redeem/1/2', '//faq']) {
    const answer = await page.goto(app.url + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: frameTexts.notFoundTitle })).toBeVisible();
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(frameTexts.notFoundTitle));
  }
  await page.goto(`${app.url}//`);
  await expect(page).toHaveURL(`${app.url}/`);
});

test('a borrower at an address that nothing answers keeps the way to everything else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: frameTexts.notFoundTitle })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
  await expect(page).toHaveURL(`${app.url}/redeem`);
  await page.goto(`${app.url}/redeem/nonsense`);
  await page.getByRole('link', { name: frameTexts.toStart }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test("a borrower's screen stands before the scripts, and the real one takes its place in one step", async ({
  page,
}) => {
  await logInAsBorrower(page, app.url);
  await page.addInitScript(() => {
    const seen = { painted: false, gaps: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const hasHeading = document.querySelector('#root h1') !== null;
      if (document.querySelector('#root [inert] h1')) seen.painted = true;
      else if (seen.painted && !hasHeading) seen.gaps += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/redeem', '/earn-points', '/profile']) {
    await page.goto(app.url + path);
    await expect(page.locator('#root [inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), path).toEqual({ painted: true, gaps: 0 });
  }
});

test('the picture of the contest that runs is on its page before any script', async ({ browser, page }) => {
  await logInAsBorrower(page, app.url);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(`${app.url}/redeem`);
  const picture = still.locator('main img');
  await expect(picture).toHaveAttribute('src', /^\/api\/prizes\/image\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await context.close();
});

test('a refused log-in is shown at the top, in the middle', async ({ page }) => {
  await page.goto(app.url);
  await logIn(page, { email: 'borrower@pimento.example', password: 'not the password' });
  const notice = toast(page, 'Login failed!');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect(box?.y).toBeLessThan(120);
});

test('the top bar is one line on every screen, with a loan and many messages too', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = await seedBusyBorrower();
  const own = await startApp({ dataDir });
  await page.setViewportSize({ width: 1280, height: 768 });
  await logInAsBorrower(page, own.url);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'My Loan' })).toBeVisible();
  await expect(page.getByText('99+').first()).toBeVisible();
  for (const width of [360, 768, 1024, 1087, 1088, 1110, 1280, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height, `at ${width}`).toBeLessThanOrEqual(66);
    const places = main.getByRole('link');
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      expect(box?.height, `${await place.textContent()} at ${width}`).toBeLessThanOrEqual(66);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
  await own.remove();
});

/** The demo borrower, with a loan that runs and more messages than are counted. */
async function seedBusyBorrower(): Promise<string> {
  const dataDir = newDataDir();
  await onDatabaseOf(dataDir, async (services) => {
    await installDefaults(services);
    const idOf = async (email: string) =>
      (
        await services.db
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).id;
    const borrower = { id: await idOf(DEMO_BORROWER), email: DEMO_BORROWER, sessionId: newId<'sessions'>() };
    const officer = { id: await idOf('moderator@pimento.example'), email: 'moderator@pimento.example' };
    const person = { ...borrower, userType: 'User', status: 'Active', infoStatus: 'FirstModel' } as const;
    await services.db
      .updateTable('accounts')
      .set({ status: 'Active' })
      .where('id', '=', borrower.id)
      .execute();
    await runningLoan(services, {
      borrower: person,
      officer: { ...person, ...officer, userType: 'Moderator' },
    });
    // One by one: the database gives each its number in the thread.
    for (let message = 1; message <= 101; message++)
      await services.db
        .insertInto('messages')
        .values({
          id: newId(),
          account_id: borrower.id,
          number: 0,
          from_id: officer.id,
          to_id: borrower.id,
          text: `Message ${message}`,
          also_by_mail: false,
          created_at: new Date(),
        })
        .execute();
  });
  return dataDir;
}

test('a row of tabs goes on below where it is longer than the screen, so that each is in sight', async ({
  page,
}) => {
  await logInAsBorrower(page, app.url);
  for (const [address, label, tabs] of [
    ['/profile?view=contests', 'Your profile', ['My Info', 'My Contests']],
    ['/earn-points?tab=documents', 'What to submit', ['Submit Data', 'Submit my supporting documents']],
  ] as const) {
    await page.goto(`${app.url}${address}`);
    const row = page.getByLabel(label, { exact: true });
    for (const tab of tabs)
      await expect(row.getByText(tab, { exact: true }), address).toBeInViewport({ ratio: 0.9 });
    const hidden = await row.evaluate((it) => [
      it.scrollHeight - it.clientHeight,
      it.scrollWidth - it.clientWidth,
    ]);
    expect(Math.max(...hidden), address).toBeLessThanOrEqual(0);
  }
});

test('logging out ends the session and leads to the landing after two seconds', async ({ page, context }) => {
  await logInAsBorrower(page, app.url);
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  const since = Date.now();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('session');
  expect(names).not.toContain('pimento_session');
  await expect(page).toHaveURL(`${app.url}/`);
  expect(Date.now() - since).toBeGreaterThan(1_000);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const reply = await page.request.get(`${app.url}/api/accounts/profile`);
  expect(reply.status()).toBe(401);
});

test('an address in capitals leads to the one it means, with what stands behind it; any other is not found', async ({
  request,
}) => {
  const ask = (path: string) => request.get(`${app.url}${path}`, { maxRedirects: 0 });
  const reply = await ask('/FAQ?from=poster');
  expect(reply.status()).toBe(308);
  expect(reply.headers().location).toBe('/faq?from=poster');
  expect((await ask('/faq')).status()).toBe(200);
  expect((await ask('/NOWHERE')).status()).toBe(404);
});
