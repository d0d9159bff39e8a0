// A borrower on a bus through a gorge: the connection goes and comes, the tab is closed, answers are lost; everything arrives, once.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { openWire, type Wire } from '../support/wire.ts';
import { backTo, fillForm, type Paper, toLastStep } from './support/fill-form.ts';
import { photoOnItsSide } from './support/papers.ts';
import { logIn } from './support/people.ts';
import {
  cachedAddresses,
  cachedFilesWith,
  loseAnswers,
  PATIENCE,
  rowsOnPhone,
  slowUploads,
  untilKept,
  untilRows,
} from './support/phone.ts';
import { received } from './support/received.ts';
import { expectNoViolations, pictures, toast } from './support/screen.ts';

const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp;
let wire: Wire;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' } });
  wire = await openWire(app.url);
});
test.afterAll(async () => {
  wire?.close();
  await app?.remove();
});

test('forms survive the gorge, and are received once', async ({ page, context }) => {
  test.setTimeout(150_000);

  await test.step('the app stays on the phone once a borrower has logged in', async () => {
    await page.goto(wire.url);
    await logIn(page, marcia);
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
    await page.goto(`${wire.url}/earn-points`);
    await expect(page.getByRole('link', { name: /Credit Info/ })).toBeVisible();
    await untilKept(page);
    expect(await installFaults(page)).toEqual([]);
    // A page that names its reader is kept by nobody; the others are looked at anew each time.
    for (const [path, rule] of [
      ['/sw.js', 'no-cache'],
      ['/earn-points', 'no-store'],
      ['/faq', 'no-cache'],
    ]) {
      const answer = await page.request.get(wire.url + path);
      expect(answer.headers(), path).toMatchObject({ 'cache-control': rule });
    }
    expect((await page.request.get(`${wire.url}/assets/of-an-older-version.js`)).status()).toBe(404);
  });

  await test.step('without a connection the app starts, and the form, its photo and the sections are there', async () => {
    await page.goto(addressOf('credit_info'));
    await fill(
      page,
      'credit_info',
      { has_credit_report: 'Yes', credit_bureau: 'Other' },
      await photoOnItsSide('my-paper.jpg'),
    );
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    await goOffline(context);
    await page.reload();
    await expect(page.getByText(/^Offline – as of \d+:\d\d [ap]m$/)).toBeVisible();
    await expect(page.getByText('Your answers were kept on this phone.')).toBeVisible();
    await expect(page.getByText('my-paper.jpg')).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'offline-form');
    await backTo(page, page.getByLabel('Limit of all your cards together'));
    await expect(page.getByLabel('Limit of all your cards together')).toHaveValue(/60,?000/);
    await toLastStep(page);
  });

  await test.step('what is submitted is kept, says so, and stays through a closed tab', async () => {
    await submit(page);
    const news = page.getByRole('heading', { name: 'Saved on this phone' });
    await expect(news).toBeFocused();
    // Below the bar, without scrolling: the form that stood here was longer.
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await news.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await expectNoViolations(page);
    await pictures(page, 'offline-kept');
    page = await inANewTab(page, '/earn-points');
    await expect(card(page, 'Credit Info').getByText('Saved on this phone')).toBeVisible();
    await pictures(page, 'offline-sections');
    await card(page, 'Credit Info').click();
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  });

  await test.step('what needs a connection says so plainly', async () => {
    await page.goto(`${wire.url}/faq`);
    await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'offline-page');
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
  });

  await test.step('back online with two tabs open, it is sent from one of them', async () => {
    const other = await context.newPage();
    await other.goto(`${wire.url}/earn-points`);
    await expect(card(other, 'Credit Info').getByText('Saved on this phone')).toBeVisible();
    await page.goto(`${wire.url}/earn-points`);
    await expect(card(page, 'Credit Info').getByText('Saved on this phone')).toBeVisible();
    await comeBack(context);
    for (const tab of [page, other]) await expect(card(tab, 'Credit Info')).toHaveCount(0, PATIENCE);
    await expect(page.getByText(/^Offline/)).toHaveCount(0, PATIENCE);
    await untilRows(page, 'phone/outbox', 0);
    await untilRows(page, 'drafts/documents', 0);
    await other.close();
  });

  await test.step('an answer that was lost on its way is asked for again', async () => {
    const losing = await loseAnswers(context, '**/api/informations/submit');
    await page.goto(addressOf('occupational_information'));
    await fill(page, 'occupational_information');
    await submit(page);
    // Meanwhile the server itself may notify the page that the section is in: the phone still waits for its answer.
    await expect.poll(losing.reachedServer, PATIENCE).toBeGreaterThan(0);
    expect((await rowsOnPhone(page))['phone/outbox']).toBe(1);
    await losing.stop();
    await untilRows(page, 'phone/outbox', 0);
    await page.goto(addressOf('occupational_information'));
    await expect(page.getByText('You have submitted this section.')).toBeVisible();
  });

  await test.step('a refusal gives the form back, with its errors and all that was typed', async () => {
    await page.goto(addressOf('banking_information'));
    await fill(page, 'banking_information');
    await goOffline(context);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await context.route('**/api/informations/submit', (route) =>
      route.continue({ postData: spoilt(route.request().postData()) }),
    );
    await comeBack(context);
    await expect(page.getByText('Some answers need another look.')).toBeVisible(PATIENCE);
    await expect(page.getByRole('heading', { name: 'Your accounts' })).toBeVisible();
    await context.unroute('**/api/informations/submit');
    await submit(page);
    await expect(page.getByText('Congratulations, you are one step closer now!').first()).toBeVisible();
  });

  await test.step('a slow upload says how far it is; broken off, it goes again by itself', async () => {
    const bank = firstModelSections.find(({ sId }) => sId === 'banking_information');
    const papers = { bank_statements: await photoOnItsSide('statement.jpg') };
    await page.goto(`${wire.url}/verification?section=banking_information`);
    await fillForm(page, bank?.verificationSchema.fields ?? [], {}, papers, answers.banking_information);
    const atFullSpeed = await slowUploads(page, 40_000);
    await submit(page);
    const bar = page.getByRole('progressbar', { name: 'Uploading' });
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(percent, PATIENCE).toBeGreaterThan(0);
    const first = await percent();
    await expect.poll(percent, PATIENCE).toBeGreaterThan(first);
    expect(await percent()).toBeLessThan(100);
    await pictures(page, 'slow-upload');
    await goOffline(context);
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible(PATIENCE);
    await atFullSpeed();
    await comeBack(context);
    await expect(page.getByText('Congratulations, you are one step closer now!').first()).toBeVisible(
      PATIENCE,
    );
    await untilRows(page, 'phone/outbox', 0);
  });

  await test.step('an ended session asks to log in, and loses nothing', async () => {
    await page.goto(addressOf('debt_information'));
    await fill(page, 'debt_information');
    await goOffline(context);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await context.addCookies([{ name: 'pimento_session', value: 'ended', url: wire.url }]);
    await comeBack(context);
    await logIn(page, marcia);
    await expect(toast(page, 'Received: Debt Information')).toBeVisible(PATIENCE);
  });

  await test.step('the caches hold program files, and nothing of hers', async () => {
    const addresses = await cachedAddresses(page);
    expect(addresses.length).toBeGreaterThan(10);
    expect(
      addresses.filter(
        (address) => !/^\/(assets|plants)\/|^\/[\w-]+\.(svg|png|webmanifest|html)$/.test(address),
      ),
    ).toEqual([]);
    expect(await cachedFilesWith(page, ['Marcia', 'borrower@pimento.example', '60000'])).toEqual([]);
  });

  await test.step('logging out asks first while something waits, which can still be sent', async () => {
    await page.goto(addressOf('basic_information'));
    await fill(page, 'basic_information');
    await goOffline(context);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await page.goto(`${wire.url}/logout`);
    await expect(page.getByRole('alert')).toContainText('One form is saved on this phone only.');
    await expectNoViolations(page);
    await pictures(page, 'leaving-gate');
    await page.getByRole('link', { name: 'Stay logged in' }).click();
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
    await pictures(page, 'connection-note');
    await comeBack(context);
    await expect(toast(page, 'Received: Basic Information')).toBeVisible(PATIENCE);
  });

  await test.step('logging out leaves nothing on the phone', async () => {
    await page.goto(addressOf('income_information'));
    await page.getByLabel('Where does most of your income come from?').selectOption({ index: 1 });
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    await page.goto(`${wire.url}/logout`);
    await expect(page.getByRole('heading', { name: 'A loan you can see through' })).toBeVisible();
    const rows = await rowsOnPhone(page);
    expect(Object.keys(rows).sort()).toEqual([
      'drafts/documents',
      'drafts/drafts',
      'phone/answers',
      'phone/outbox',
    ]);
    expect(Object.values(rows)).toEqual([0, 0, 0, 0]);
    await goOffline(context);
    await page.goto(`${wire.url}/earn-points`);
    await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();
  });

  await test.step('the server has each of them once, with its seeds, and the photo upright', async () => {
    await app.stop();
    const { submissions, photos } = await received(app.dataDir);
    const once = { submissions: 1, grants: 1 };
    expect(submissions).toEqual({
      basic_information: once,
      banking_information: once,
      credit_info: once,
      debt_information: once,
      occupational_information: once,
    });
    const upright = { width: 1333, height: 2000, orientation: undefined, quarters: ['B', 'R', 'RG', 'G'] };
    expect(photos).toEqual({ bank_statements: [upright], credit_report: [upright] });
  });
});

/** Why the browser would not offer to install the app; a test's window without a profile is no reason. */
async function installFaults(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  return installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito');
}

const addressOf = (sId: string): string => `${wire.url}/information?section=${sId}`;

/** The setting alone would let through what the service worker fetches ahead of a page. */
async function goOffline(context: BrowserContext): Promise<void> {
  wire.cut();
  await context.setOffline(true);
}

async function comeBack(context: BrowserContext): Promise<void> {
  wire.mend();
  await context.setOffline(false);
}

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

async function fill(page: Page, sId: string, changes = {}, paper?: Paper): Promise<void> {
  const section = firstModelSections.find((each) => each.sId === sId);
  const papers: Record<string, Paper> = paper ? { credit_report: paper } : {};
  await fillForm(page, section?.fields ?? [], { ...answers[sId], ...changes }, papers);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

async function inANewTab(page: Page, path: string): Promise<Page> {
  const fresh = await page.context().newPage();
  await page.close();
  await fresh.goto(wire.url + path);
  return fresh;
}

/** One answer broken on the way, as only a changed rule of the server's would refuse it. */
function spoilt(body: string | null): string {
  const sent = JSON.parse(body ?? '{}');
  const [name = ''] = Object.keys(sent.data);
  return JSON.stringify({ ...sent, data: { ...sent.data, [name]: 'Nothing that could be chosen' } });
}
