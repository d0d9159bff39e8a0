// A borrower on a bus through a gorge: the connection goes and comes, the tab is closed, answers are lost; everything arrives, once.
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { openWire, type Wire } from '../support/wire.ts';
import { fillForm, type Paper } from './support/fill-form.ts';
import { logIn } from './support/people.ts';
import { cachedAddresses, cachedFilesWith, rowsOnPhone, untilKept } from './support/phone.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

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
    const worker = await page.request.get(`${wire.url}/sw.js`);
    expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
    expect((await page.request.get(`${wire.url}/assets/of-an-older-version.js`)).status()).toBe(404);
  });

  await test.step('without a connection the app starts, and the form, its photo and the sections are there', async () => {
    await page.goto(addressOf('credit_info'));
    await fill(
      page,
      'credit_info',
      { has_credit_report: 'Yes', credit_bureau: 'Other' },
      await photoOnItsSide(),
    );
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    await goOffline(context);
    await page.reload();
    await expect(page.getByText(/^Offline – as of \d+:\d\d [ap]m$/)).toBeVisible();
    await expect(page.getByText('Your answers were kept on this phone.')).toBeVisible();
    await expect(page.getByLabel('Limit of all your cards together')).toHaveValue(/60,?000/);
    await expect(page.getByText('my-paper.jpg')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'offline-form');
  });

  await test.step('what is submitted is kept, says so, and stays through a closed tab', async () => {
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'offline-kept');
    page = await inANewTab(page, '/earn-points');
    await expect(card(page, 'Credit Info').getByText('Saved on this phone')).toBeVisible();
    await picture(page, 'offline-sections');
    await card(page, 'Credit Info').click();
    await expect(page.getByRole('heading', { name: 'Saved on this phone' })).toBeVisible();
  });

  await test.step('what needs a connection says so plainly', async () => {
    await page.goto(`${wire.url}/faq`);
    await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'offline-page');
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
    for (const tab of [page, other]) await expect(card(tab, 'Credit Info')).toHaveCount(0);
    await expect(page.getByText(/^Offline/)).toHaveCount(0);
    await expect.poll(async () => (await rowsOnPhone(page))['phone/outbox']).toBe(0);
    await expect.poll(async () => (await rowsOnPhone(page))['drafts/documents']).toBe(0);
    await other.close();
  });

  await test.step('an answer that was lost on its way is asked for again', async () => {
    const losing = await loseAnswers(context, '**/api/informations/submit');
    await page.goto(addressOf('occupational_information'));
    await fill(page, 'occupational_information');
    await submit(page);
    // Meanwhile the server itself may tell the page that the section is in: the phone still waits for its answer.
    await expect.poll(losing.reachedServer).toBeGreaterThan(0);
    expect((await rowsOnPhone(page))['phone/outbox']).toBe(1);
    await losing.stop();
    await expect.poll(async () => (await rowsOnPhone(page))['phone/outbox'], { timeout: 20_000 }).toBe(0);
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
    await expect(page.getByText('Some answers need another look.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    await context.unroute('**/api/informations/submit');
    await submit(page);
    await expect(page.getByText('Congratulations, you are one step closer now!').first()).toBeVisible();
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
    await expect(toast(page, 'Received: Debt Information')).toBeVisible();
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

  await test.step('logging out leaves nothing on the phone', async () => {
    await page.goto(addressOf('income_information'));
    await page.getByRole('textbox').first().fill('12');
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
    const { submissions, pictureSize } = await recorded(app.dataDir);
    const once = { submissions: 1, grants: 1 };
    expect(submissions).toEqual({
      banking_information: once,
      credit_info: once,
      debt_information: once,
      occupational_information: once,
    });
    expect(pictureSize).toEqual({ width: 1333, height: 2000 });
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
  await page.getByRole('button', { name: 'Submit', exact: true }).waitFor();
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

/** As a phone held upright takes it: the picture lies on its side, and says so. */
async function photoOnItsSide(): Promise<Paper> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const buffer = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'my-paper.jpg', mimeType: 'image/jpeg', buffer };
}

/** The server gets what is sent, and nobody gets its answer. */
async function loseAnswers(context: BrowserContext, calls: string) {
  let reached = 0;
  await context.route(calls, async (route) => {
    await route.fetch();
    reached++;
    await route.abort('connectionreset');
  });
  return { reachedServer: () => reached, stop: () => context.unroute(calls) };
}

/** One answer broken on the way, as only a changed rule of the server's would refuse it. */
function spoilt(body: string | null): string {
  const sent = JSON.parse(body ?? '{}');
  const [name = ''] = Object.keys(sent.data);
  return JSON.stringify({ ...sent, data: { ...sent.data, [name]: 'Nothing that could be chosen' } });
}

/** What a stopped server's data folder says. */
async function recorded(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  try {
    const rows = await db
      .selectFrom('submissions')
      .innerJoin('information_schemas', 'information_schemas.id', 'submissions.information_schema_id')
      .leftJoin('seed_transfers', 'seed_transfers.submission_id', 'submissions.id')
      .select(['s_id', 'submissions.id', 'seed_transfers.id as grant'])
      .execute();
    const bySection = Object.groupBy(rows, ({ s_id }) => s_id);
    const submissions = Object.fromEntries(
      Object.entries(bySection).map(([sId, found = []]) => [
        sId,
        {
          submissions: new Set(found.map(({ id }) => id)).size,
          grants: found.filter(({ grant }) => grant).length,
        },
      ]),
    );
    const { id } = await db
      .selectFrom('file_uses')
      .select('file_id as id')
      .where('field', '=', 'credit_report')
      .executeTakeFirstOrThrow();
    const { width, height } = await sharp(join(dataDir, 'files', id.slice(-2), id)).metadata();
    return { submissions, pictureSize: { width, height } };
  } finally {
    await close();
  }
}
