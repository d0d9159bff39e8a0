// An officer without a mouse goes from act to act: what she used vanishes with what it did, and the next key begins near it, never at the top of the page.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { expectOnHeading, keys, press } from './support/keyboard.ts';
import { logInAsBorrower } from './support/people.ts';

const WORDS = 'The line is staffed on Mondays now.';

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(40) });
});
test.afterAll(() => app?.remove());

test('the focus has a place after every act by keyboard', async ({ page, browser }) => {
  await test.step('somebody complains', async () => {
    const phone = await (await browser.newContext()).newPage();
    await logInAsBorrower(phone, app.url);
    await phone.goto(`${app.url}/complaints/new`);
    await phone.getByLabel(/What is it about/).selectOption('Service');
    await phone.getByLabel(/What went wrong/).fill('Nobody answers on Mondays.');
    await phone.getByRole('button', { name: 'Send complaint' }).click();
    await expect(phone).toHaveURL(/\/complaints\/[0-9a-f-]{36}$/);
    await phone.context().close();
  });
  await page.goto(`${app.url}/admin-login`);
  await keys.type(page.getByLabel('Email'), 'admin@pimento.example');
  await keys.type(page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/admin/dashboard`);

  await test.step('a complaint is taken up, noted, answered and closed', async () => {
    await page.goto(`${app.url}/admin/complaints`);
    await press(page.getByRole('link', { name: /C-1/ }).first());
    await expectOnHeading(page, /^Complaint C-1/);
    await press(page.getByRole('button', { name: 'Take it up' }));
    await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible();
    await expectOnHeading(page, /^Complaint C-1/);
    await press(page.getByRole('button', { name: 'Add a note' }));
    await page.keyboard.type('She rang at nine.');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Add a note' }));
    await expect(page.getByText('She rang at nine.')).toBeVisible();
    await expectAt(page, 'Add a note');
    await keys.choose(page.getByLabel(/^What was found/), 'We agree with you');
    await keys.type(page.getByRole('textbox', { name: /^Answer/ }), WORDS);
    await press(page.getByRole('button', { name: 'Send answer' }));
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectAt(page, 'What happened');
    await press(page.getByRole('button', { name: 'Close', exact: true }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last());
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    await expectOnHeading(page, /^Complaint C-1/);
  });

  await test.step('documents are verified on their owner’s page, and the verdict is taken back', async () => {
    await page.goto(`${app.url}/admin/verification/model-5?show=waiting`);
    await press(page.getByRole('row').nth(1).getByRole('link').first());
    const verify = page.getByRole('button', { name: /^Verify: / }).first();
    const section = (await verify.getAttribute('aria-label'))?.slice('Verify: '.length) ?? '';
    await press(verify);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Verify' }));
    await expectAt(page, 'This document is Verified');
    await press(page.getByRole('button', { name: `Undo: ${section}` }));
    await expect(page.getByRole('button', { name: `Verify: ${section}` })).toBeVisible();
    await expectAt(page, section);
  });

  await test.step('a verdict by its key is taken back by its key', async () => {
    await page.goto(`${app.url}/admin/verification/model-5`);
    await press(page.getByRole('link', { name: /^Review documents/ }));
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
    await page.keyboard.press('v');
    await expectAt(page, 'This document is Verified');
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
    await expectAt(page, 'Decision');
  });

  await test.step('a row is added and taken away again', async () => {
    await page.goto(`${app.url}/admin/jobs`);
    await press(page.getByRole('button', { name: 'Add a day' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Day/).fill(`${new Date().getFullYear() + 1}-10-12`);
    await keys.type(dialog.getByLabel(/^Name/), 'Election day');
    const add = dialog.getByRole('button', { name: 'Add a day' });
    // It waits until what the day moves can be read.
    await expect(add).toBeEnabled();
    await press(add);
    await expectAt(page, 'Add a day');
    await press(page.getByRole('button', { name: 'Remove Election day' }), 'Space');
    await press(page.getByRole('button', { name: 'Cancel' }));
    await expectAt(page, 'Remove Election day');
    await press(page.getByRole('button', { name: 'Remove Election day' }), 'Space');
    await press(page.getByRole('button', { name: 'Yes, remove' }));
    await expect(page.getByText('Election day')).toHaveCount(0);
    await expectAt(page, 'Public holidays');
  });
});

/** What has the focus, by its name; 'the page' where nothing has. */
const expectAt = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement: it } = document;
        if (!it || it === document.body) return 'the page';
        return it.getAttribute('aria-label') ?? it.textContent?.trim() ?? '';
      }),
    )
    .toBe(name);
