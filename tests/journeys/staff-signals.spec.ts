// An officer meets a duplicate identity: two accounts state one TRN; she takes it up, looks at both, decides it in words, and finds it in the file of each.
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, toast } from './support/screen.ts';
import { addSecondBorrower } from './support/second-borrower.ts';

const WORDS = 'One face on both papers, and she says so on the phone.';

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({ infoStatus: 'FirstModel', sections: 'Submitted' });
  await addSecondBorrower(dataDir);
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

test('one person with two accounts', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsStaff(page, app.url, { email: 'moderator@pimento.example' });

  await test.step('what the job has found waits in the queue', async () => {
    await expect(async () => {
      await page.goto(`${app.url}/admin/signals`);
      await expect(page.getByRole('row')).toHaveCount(4, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expectNoViolations(page);
    await page.getByLabel('Shared').selectOption('Trn');
    await expect(page).toHaveURL(/kind=Trn/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'TRN: 2 accounts' })).toBeVisible();
  });

  await test.step('she takes it up, and sees what both stated and where', async () => {
    await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Take it up' }).click();
    await expect(toast(page, 'The signal is yours')).toBeVisible();
    await expect(page.getByText('104583927')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Basic Information' })).toHaveCount(2);
    await expectNoViolations(page);
  });

  await test.step('she cannot decide it without a word', async () => {
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByText('Choose what you found').first()).toBeVisible();
    await expect(page.getByText('Write from what you see it').first()).toBeVisible();
  });

  await test.step('she decides it', async () => {
    await page.getByRole('radio', { name: /^One person has several accounts/ }).check();
    await page.getByLabel(/^From what you see it/).fill(WORDS);
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(toast(page, 'Decided')).toBeVisible();
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decide' })).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('it waits no more, and stands among the decided ones', async () => {
    await page.goto(`${app.url}/admin/signals?kind=Trn`);
    await expect(page.getByText('No signal matches these filters.')).toBeVisible();
    await page.getByLabel('State').selectOption('Decided');
    await expect(page.getByRole('row').nth(1)).toContainText('One person has several accounts');
  });

  await test.step('whoever is about to approve her loan is shown it above the application', async () => {
    const phone = await (await browser.newContext()).newPage();
    await logInAsBorrower(phone, app.url);
    await phone.goto(`${app.url}/loans`);
    await phone.getByRole('button', { name: 'Apply' }).click();
    await phone.getByRole('button', { name: 'Yes, apply' }).click();
    await expect(phone).toHaveURL(`${app.url}/loan-application`);
    await phone.context().close();
    await page.goto(`${app.url}/admin/loans?status=Pending`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('There are fraud signals about this person')).toBeVisible();
    await expect(page.getByRole('link', { name: 'TRN: 2 accounts' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('it stands in the file and the timeline of each, and nothing has happened to them', async () => {
    for (const email of ['borrower@pimento.example', 'second@pimento.example']) {
      await page.goto(`${app.url}/admin/users?search=${encodeURIComponent(email)}`);
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await page.getByRole('tab', { name: 'Fraud signals' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'TRN' })).toContainText(
        'One person has several accounts',
      );
      await page.getByRole('tab', { name: 'Timeline' }).click();
      const timeline = page.getByRole('list', { name: 'Timeline' });
      await expect(
        timeline
          .getByRole('listitem')
          .filter({ hasText: 'Shared detail looked at: One person has several accounts' }),
      ).toBeVisible();
      await expect(page.getByText('Active').first()).toBeVisible();
    }
  });
});
