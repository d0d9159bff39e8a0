// Somebody looks at all that Pimento knows about them, takes it along, and leaves for good.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readZip } from '../support/read-zip.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { photograph } from './support/papers.ts';
import { logIn, openMailedLink, signUp, takeQuiz } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

const leroy = {
  firstName: 'Leroy',
  lastName: 'Barnaby',
  email: 'leroy.barnaby@example.com',
  password: 'Mango-Tree-Yard-88',
};

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

test('a profile is looked at, taken along and deleted', async ({ page }) => {
  test.setTimeout(180_000);

  await test.step('signs up and takes the quiz', async () => {
    await signUp(page, app.url, leroy);
    await openMailedLink(page, app.url, 'Confirm your email address');
    await logIn(page, leroy);
    await takeQuiz(page);
    await expect(page.getByRole('heading', { name: "Leroy Barnaby's Dashboard" })).toBeVisible();
  });

  await test.step('answers the questionnaire to which the dashboard invites', async () => {
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
    await expect(page.getByLabel('3 - Neutral')).not.toBeChecked();
    await expect(page.getByLabel('Yes')).toBeChecked();
    await page.getByLabel('3 - Neutral').check();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'Choose at least one option')).toBeVisible();
    await page.getByRole('button', { name: /^Short term loan/ }).click();
    await picture(page, 'preferences');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'Thank you. Prefrences saved')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/earn-points`);
    await page.goto(app.url);
    await expect(page.getByRole('link', { name: 'Start this section' })).toBeVisible();
  });

  await test.step('looks at the five views of the profile', async () => {
    await page.goto(`${app.url}/activity`);
    await expect(page).toHaveURL(`${app.url}/profile?view=activity`);
    await expect(page.getByText("We haven't noticed any activity for you.")).toBeVisible();
    for (const [view, empty] of [
      ['My Seeds', 'You have not earned a point yet.'],
      ['My Acquisitions', 'You have not redeemed anything yet.'],
      ['My Contests', 'You have not joined any contests yet.'],
    ] as const) {
      await page.getByRole('link', { name: view }).click();
      await expect(page.getByRole('heading', { level: 1, name: view })).toBeVisible();
      await expect(page.getByText(empty)).toBeVisible();
    }
    await page.getByRole('link', { name: 'My Info' }).click();
    for (const fact of ['Leroy Barnaby', leroy.email, 'Active', 'Jamaica'])
      await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'My Contests' })).toBeVisible();
  });

  await test.step('changes the picture; the top bar shows it at once', async () => {
    await page.goto(`${app.url}/profile`);
    const shown = page.getByRole('banner').locator('img[src^="/api/accounts/image/"]');
    await expect(shown).toHaveCount(0);
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture at all'),
    });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Uploaded file has unsupported format.')).toBeVisible();
    await page.getByLabel('Choose a picture').setInputFiles(await photograph('me.jpg', 'LEROY'));
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(toast(page, 'Your picture is changed.')).toBeVisible();
    await expect(shown).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'profile');
  });

  await test.step('takes everything along', async () => {
    await page.getByRole('button', { name: 'Download my data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('not this one');
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
    await dialog.getByLabel('Current password').fill(leroy.password);
    const begun = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^pimento-my-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = readZip(readFileSync(await download.path()));
    const index = files.get('index.html')?.toString() ?? '';
    for (const word of [
      'Leroy',
      'Barnaby',
      leroy.email,
      '3 - Neutral',
      '$7,000.00',
      'Short term loan',
      'Confirm your email address',
      'me.jpg',
    ])
      expect(index, word).toContain(word);
    const mine = [...files].filter(([path]) => path.startsWith('documents/'));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.[1].subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  await test.step('deletes the account, and is back at the start with nothing left', async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This stays, without your name')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'delete-account');
    await dialog.getByLabel('Current password').fill(leroy.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(toast(page, 'Your account is deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A loan you can see through' })).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => /session/.test(name))).toEqual([]);
    await logIn(page, leroy);
    await expect(toast(page, 'Login failed! The email or the password is not right.')).toBeVisible();
    await page.goto(`${app.url}/dev/mailbox`);
    await expect(page.getByText(leroy.email)).toHaveCount(0);
  });
});
