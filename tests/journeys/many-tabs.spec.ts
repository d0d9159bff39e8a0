// Many tabs of one browser: they share one live stream, so that none waits for a connection, and all hear what changed.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { rowsOnPhone, untilRows } from './support/phone.ts';

/** A browser allows six connections to a site. */
const TABS = 8;
/** A call for which no connection is left is not answered before a stream ends: that comes much later. */
const ANSWERED_WITHIN_MS = 15_000;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

/** The live streams that a browser's tabs hold just now. */
function streamsOf(context: BrowserContext) {
  const open = new Map<object, Page>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) open.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open.values()].filter((tab) => !tab.isClosed());
}

const unread = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Messages\\s*${count} unread$`) });

/** Whether a call is answered in a tab whose connections may all be taken. */
const isAnswered = (page: Page) =>
  page.evaluate(
    (ms) =>
      fetch('/api/health', { signal: AbortSignal.timeout(ms) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    ANSWERED_WITHIN_MS,
  );

/** As the browser does when another tab is brought to the front, and back. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('eight tabs hold one stream, all hear, and another tab takes over', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const streams = streamsOf(context);
  await logInAsBorrower(page, app.url);
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(app.url);
    await expect(tab.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => streams().length).toBe(1);
  for (const tab of tabs) expect(await isAnswered(tab)).toBe(true);

  const desk = await browser.newContext();
  const office = await desk.newPage();
  await logInAsStaff(office, app.url, { email: 'moderator@pimento.example' });
  const { _id: receiverId } = await (await page.request.get(`${app.url}/api/accounts/profile/`)).json();
  const write = async (text: string) => {
    const { csrfToken } = await (await office.request.get(`${app.url}/api/form`)).json();
    const reply = await office.request.post(`${app.url}/api/messages/send`, {
      headers: { 'csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() },
      data: { text, receiverId },
    });
    expect(reply.status()).toBe(200);
  };
  await write('First');
  for (const tab of tabs) await expect(unread(tab, 1)).toBeVisible();

  // Whoever holds the stream is closed: another tab has it, and nobody misses what comes.
  const [leader = page] = streams();
  await leader.close();
  const left = tabs.filter((tab) => tab !== leader);
  await write('Second');
  for (const tab of left) await expect(unread(tab, 2)).toBeVisible();
  await expect.poll(() => streams().length).toBe(1);

  // Nobody looks: nobody holds one. Who is looked at again reads what came meanwhile, and hears what comes.
  for (const tab of left) await show(tab, 'hidden');
  await expect.poll(() => streams().length).toBe(0);
  await write('Third');
  const [seen = page, ...others] = left;
  await show(seen, 'visible');
  await expect(unread(seen, 3)).toBeVisible();
  await expect.poll(() => streams().length).toBe(1);
  expect(streams()).toEqual([seen]);
  await write('Fourth');
  await expect(unread(seen, 4)).toBeVisible();
  for (const tab of others) {
    await show(tab, 'visible');
    await expect(unread(tab, 4)).toBeVisible();
  }
  expect(streams().length).toBe(1);
  await desk.close();
});

const yes = (page: Page, question: string) =>
  page.getByRole('group', { name: question }).getByLabel('Yes', { exact: true });

test('a form that is open in two tabs keeps what was answered in either', async ({ page, context }) => {
  await logInAsBorrower(page, app.url);
  const address = `${app.url}/information?section=credit_info`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(yes(tab, 'Do you have a credit card?')).not.toBeChecked();
  }
  await yes(page, 'Do you have a credit card?').check();
  await page.getByLabel('Limit of all your cards together').fill('60000');
  await page.getByLabel('What you owe on them now').fill('15000');
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await yes(other, 'Have you had a loan before?').check();
  await expect(other.getByText('Saved on this phone')).toBeVisible();
  await test.step('each tab shows what the other holds', async () => {
    await expect(other.getByLabel('Limit of all your cards together')).toHaveValue('60,000');
    await expect(yes(page, 'Have you had a loan before?')).toBeChecked();
  });
  await test.step('so does a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('What you owe on them now')).toHaveValue('15,000');
    await expect(yes(page, 'Have you had a loan before?')).toBeChecked();
  });
  await test.step('what is started over in one is gone in both, and is not written again', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(yes(other, 'Do you have a credit card?')).not.toBeChecked();
    await other.reload();
    await expect(yes(other, 'Have you had a loan before?')).not.toBeChecked();
  });
});

test('a tab that hears of no other overwrites none of its answers, and writes no draft again that is gone', async ({
  page,
  context,
}) => {
  await logInAsBorrower(page, app.url);
  const address = `${app.url}/information?section=credit_info`;
  const deaf = await context.newPage();
  await deaf.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  for (const tab of [page, deaf]) {
    await tab.goto(address);
    await expect(yes(tab, 'Do you have a credit card?')).not.toBeChecked();
  }
  await yes(page, 'Do you have a credit card?').check();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await yes(deaf, 'Have you had a loan before?').check();
  await expect(deaf.getByText('Saved on this phone')).toBeVisible();
  await page.reload();
  await expect(yes(page, 'Do you have a credit card?')).toBeChecked();
  await expect(yes(page, 'Have you had a loan before?')).toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await untilRows(page, 'drafts/drafts', 0);
  await deaf.getByLabel('How many have you paid off?').fill('2');
  await expect(deaf.getByText('This phone has no room to keep your answers.')).toBeVisible();
  expect((await rowsOnPhone(page))['drafts/drafts']).toBe(0);
});

test('a form that is handed in stands in no other tab any more, and leaves no draft', async ({
  page,
  context,
}) => {
  await logInAsBorrower(page, app.url);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${app.url}/information?section=occupational_information`);
    await expect(tab.locator('[data-field]').first()).toBeVisible();
  }
  const section = firstModelSections.find(({ sId }) => sId === 'occupational_information');
  const answers = sampleAnswers(dayOf(new Date())).occupational_information ?? {};
  await fillForm(page, section?.fields ?? [], answers);
  await expect(other.getByText('Saved on this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
  await expect(other.getByText('You have submitted this section.')).toBeVisible();
  await untilRows(page, 'drafts/drafts', 0);
});
