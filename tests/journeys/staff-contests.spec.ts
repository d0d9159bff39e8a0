// What the back office makes public: a contest from its creation to its checked draw and the prize handed over, and the landing's words.

import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { asId } from '#tests/support/ids.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { endContest } from './support/contest-world.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, pictures, toast } from './support/screen.ts';

const NAME = 'Christmas Pudding Spin';
const APPROVAL = 'BGLC 44/2026';
const JOINERS = ['Nadine Brown', 'Omar Reid', 'Keisha Grant'];
const today = dayOf(new Date());

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

async function logInAsAdmin(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsStaff(page, app.url, { email: 'admin@pimento.example' });
}

/** One of the demo neighbours, in a browser of their own. */
async function neighbour(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(app.url);
  await logIn(page, {
    email: `${name.replace(' ', '.').toLowerCase()}@neighbours.example`,
    password: DEMO_PASSWORD,
  });
  await expect(page.getByRole('heading', { name: /ashboard/ })).toBeVisible();
  return page;
}

test('a contest from its creation to its checked draw', async ({ page, browser }) => {
  test.setTimeout(180_000);
  let id = '';
  await test.step('staff add it; what is missing is said beside each field', async () => {
    await logInAsAdmin(page);
    await page.getByRole('link', { name: 'Contests', exact: true }).click();
    await expect(page.getByRole('columnheader')).toContainText([
      'Title',
      'Category',
      'Start Date',
      'End Date',
      'Participants',
    ]);
    await page.getByRole('link', { name: 'Add contest' }).click();
    await page.getByRole('button', { name: 'Add contest' }).click();
    await expect(page.getByText('Contest start End is required').last()).toBeVisible();
    await page.getByLabel('Title').fill(NAME);
    await page.getByLabel('Description').fill('A phone for one, Free to join');
    await page.getByRole('combobox', { name: 'Prize' }).click();
    await page.getByRole('combobox', { name: 'Prize' }).fill('smart');
    await page.getByRole('option', { name: 'Smartphone' }).click();
    await page.getByLabel('Maximum winners').fill('one');
    await page.getByLabel('Category').selectOption('Spin wheel');
    await page.getByLabel('Seeds for joining').fill('15');
    await page.getByLabel('Start Date').fill(today);
    await page.getByLabel('End Date').fill(addDays(today, 7));
    await page.getByLabel('Status').selectOption('Active');
    await page.getByRole('button', { name: 'Add contest' }).click();
    await expect(page.getByText('maximum winners should be a number').last()).toBeVisible();
    await expect(page.getByText(/published only with its approval number/).last()).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'contest-add');
    await page.getByLabel('Maximum winners').fill('1');
    await page.getByLabel('Approval number').fill(APPROVAL);
    await page.getByLabel('Rules').fill('Everyone may join once, free of charge.');
    await page.getByRole('button', { name: 'Add contest' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to add a new contest?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Contest added successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  let commitment = '';
  await test.step('it is open, and what it promised is fixed in the form', async () => {
    commitment = (await page.getByText(/^[0-9a-f]{64}$/).textContent()) ?? '';
    await expect(page.getByText('Nobody has joined yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit contest' }).click();
    await expect(page.getByText(/^Fixed since the contest opened/)).toHaveCount(11);
    await expect(page.getByLabel('Description')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel Edit' }).click();
    await expect(page.getByText('A phone for one')).toBeVisible();
  });

  const people: Record<string, Page> = {};
  await test.step('three borrowers join, and staff find them', async () => {
    for (const name of JOINERS) {
      const joiner = await neighbour(browser, name);
      people[name] = joiner;
      await joiner.goto(`${app.url}/contests/${id}`);
      await joiner.getByRole('button', { name: 'Join the Contest' }).click();
      await expect(joiner.getByRole('button', { name: 'Contest Joined' })).toBeDisabled();
    }
    await page.reload();
    await expect(page.getByRole('link', { name: 'Keisha Grant' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search participants' }).fill('omar');
    await expect(page.getByRole('link', { name: 'Nadine Brown' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Omar Reid' })).toBeVisible();
  });

  await test.step('its end comes, and the clock draws it', async () => {
    await app.stop();
    await endContest(app.dataDir, asId<'contests'>(id));
    app = await startApp({ dataDir: app.dataDir });
    await page.goto(`${app.url}/admin/contests/${id}`);
    await expect(page.getByRole('heading', { name: 'Record of the winners' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(`Approval number ${APPROVAL}.`, { exact: false })).toBeVisible();
    await expect(page.getByText(commitment)).toBeVisible();
  });

  await test.step('the proof is worked out again in the browser', async () => {
    await page.getByRole('button', { name: 'Check the draw yourself' }).click();
    await expect(page.getByText('The draw is right.', { exact: false })).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'contest-of-staff');
  });

  const record = page.getByRole('region', { name: 'Record of the winners' });
  const winner = (await record.getByRole('link').first().textContent()) ?? '';
  await test.step('the winner sees the wheel and that they won', async () => {
    const phone = people[winner];
    if (!phone) throw new Error(`${winner} did not join`);
    await phone.goto(`${app.url}/contests/${id}`);
    await expect(phone.getByText('Drawing the winner …')).toBeVisible();
    await phone.getByRole('button', { name: 'Show the result' }).click();
    await expect(phone.getByText('You won!')).toBeVisible();
    await phone.getByRole('button', { name: 'Check the draw yourself' }).click();
    await expect(phone.getByText('The draw is right.', { exact: false })).toBeVisible();
  });

  await test.step('staff hand the prize over and put it on record, once', async () => {
    await record.getByRole('button', { name: `Mark as handed over to ${winner}` }).click();
    const question = page.getByRole('dialog', { name: `Has ${winner} received the prize?` });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Recorded: the prize is handed over')).toBeVisible();
    await expect(record.getByText('Handed over', { exact: true })).toBeVisible();
    await expect(record.getByRole('button')).toHaveCount(0);
  });

  await test.step('the list finds it by title and state', async () => {
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('pudding');
    await page.getByLabel('State').selectOption('Drawn');
    await expect(page).toHaveURL(/search=pudding&phase=drawn|phase=drawn&search=pudding/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await pictures(page, 'contests-of-staff');
  });
});

test('the words of the landing', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const first = 'A loan you can see through';
  const edited = 'A loan with no surprises';
  const preview = page.frameLocator('iframe[title="The landing as a phone shows it"]');
  const promise = page.getByRole('textbox', { name: 'Promise', exact: true });
  // The page as it is sent, before any script.
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const visitorReads = async (title: string) => {
    await visitor.goto(app.url);
    await expect(visitor.getByText(title, { exact: true })).toBeVisible();
  };

  await test.step('staff edit them, and see the landing change as they type', async () => {
    await logInAsAdmin(page);
    await page.getByRole('link', { name: 'Edit copy' }).click();
    await expect(preview.getByText(first, { exact: true })).toBeVisible();
    await promise.fill('');
    await expect(page.getByText(/^Promise: write something/)).toBeVisible();
    await promise.fill(edited);
    await expect(preview.getByText(edited, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit copy');
    await expect(page).toHaveTitle(/^Edit copy/);
    await visitorReads(first);
    await expectNoViolations(page);
    await pictures(page, 'edit-copy');
  });

  await test.step('published, they are what the next visitor reads', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to publish these words?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Version 2 published')).toBeVisible();
    await visitorReads(edited);
  });

  await test.step('the history says what changed, and leads back', async () => {
    await page.getByText('1 text changed', { exact: true }).click();
    await expect(page.getByText(`After: ${edited}`)).toBeVisible();
    await page.getByRole('button', { name: 'Revert to this version: 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Version 3 published')).toBeVisible();
    await expect(page.getByText('Back to version 1')).toBeVisible();
    await expect(promise).toHaveValue(first);
    await visitorReads(first);
  });
});
