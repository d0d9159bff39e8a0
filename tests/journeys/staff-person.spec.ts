// An officer and a borrower, side by side: suspended and back again, seeds given and taken, moved to the full model, and all of it in the timeline.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, toast } from './support/screen.ts';

const BORROWER = 'borrower@pimento.example';
const officer = { email: 'moderator@pimento.example', password: DEMO_PASSWORD };

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedBorrower({ infoStatus: 'FirstModel', sections: 'Submitted' }) });
});
test.afterAll(() => app?.remove());

test('one person on the desk', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, app.url, officer);
  // The borrower's page hears of nothing by itself, so that it is the next click which finds out.
  await page.route('**/api/events', (route) => route.abort());
  await logInAsBorrower(page, app.url);

  await test.step('an officer finds her, and everything known about her', async () => {
    await desk.goto(`${app.url}/admin/users?search=${encodeURIComponent(BORROWER)}`);
    await desk.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(desk.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(desk.getByText('monthly_income')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Notes' })).toBeVisible();
  });

  await test.step('suspends her: the next click throws her out, and she cannot log in', async () => {
    await desk.getByRole('button', { name: 'Change status' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Change status' });
    await dialog.getByRole('radio', { name: /^Suspended/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please give the reason.').first()).toBeVisible();
    await expectNoViolations(desk);
    await dialog.getByLabel('Reason').fill('Papers of somebody else');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(desk, 'The status is now Suspended')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(`${app.url}/`);
    await logIn(page, { email: BORROWER, password: DEMO_PASSWORD });
    await expect(page.getByText('This account cannot log in. Please write to us.').first()).toBeVisible();
  });

  await test.step('reactivates her, and she is in again', async () => {
    await changeStatus(desk, 'Reactivated', 'Her papers are her own after all');
    await expect(toast(desk, 'The status is now Reactivated')).toBeVisible();
    await logIn(page, { email: BORROWER, password: DEMO_PASSWORD });
    // Where she was going when she was thrown out.
    await expect(page.getByRole('heading', { level: 1, name: 'Your Offers' })).toBeVisible();
  });

  await test.step('grants seeds that she sees with the reason, and cannot take more than there are', async () => {
    await desk.getByRole('tab', { name: 'Seeds' }).click();
    await expect(desk).toHaveURL(/tab=seeds/);
    await adjust(desk, 'Grant seeds', '40', 'A coupon did not work');
    await expect(toast(desk, '40 seeds granted')).toBeVisible();
    await page.goto(`${app.url}/profile?view=points`);
    await expect(page.getByText('A coupon did not work').first()).toBeVisible();
    await expect(page.getByText('+40 seeds')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('You were given 40 seeds: A coupon did not work')).toBeVisible();
    const dialog = await adjust(desk, 'Take seeds', '99999', 'Granted twice');
    await expect(dialog.getByText(/^The balance is .* more cannot be taken\.$/).first()).toBeVisible();
    await expectNoViolations(desk);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = desk.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  await test.step('moves her to the full model: nine sections open', async () => {
    await desk.getByRole('button', { name: 'Change model' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Move to FullModel' });
    await dialog.getByLabel('Reason').fill('Repaid a loan at our branch');
    await dialog.getByRole('button', { name: 'Move to FullModel' }).click();
    await expect(toast(desk, 'This person is now at FullModel')).toBeVisible();
    await page.goto(`${app.url}/earn-points`);
    await expect(page.getByRole('progressbar', { name: 'Sections submitted' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 9',
    );
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
  });

  await test.step('finds all of it in the timeline, with the reasons', async () => {
    await desk.getByRole('tab', { name: 'Timeline' }).click();
    const timeline = desk.getByRole('list', { name: 'Timeline' });
    for (const [what, reason] of [
      ['Moved from FirstModel to FullModel', 'Repaid a loan at our branch'],
      ['40 seeds granted', 'A coupon did not work'],
      ['Status changed from Suspended to Reactivated', 'Her papers are her own after all'],
    ] as const) {
      const entry = timeline.getByRole('listitem').filter({ hasText: what });
      await expect(entry).toContainText(`Reason: ${reason}`);
      await expect(entry).toContainText('by ');
    }
    await desk.getByLabel('Show').selectOption('Account');
    await expect(desk).toHaveURL(/kind=account/);
    await expect(timeline.getByRole('listitem').filter({ hasText: 'to Suspended' })).toContainText(
      'Reason: Papers of somebody else',
    );
    await expectNoViolations(desk);
  });

  await test.step('ends all her sessions', async () => {
    await desk.getByRole('tab', { name: 'Sessions' }).click();
    await desk.getByRole('button', { name: 'End all sessions' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
    await expect(toast(desk, 'This person is logged out everywhere.')).toBeVisible();
    await expect(desk.getByText('This person is not logged in anywhere.')).toBeVisible();
    await page.goto(`${app.url}/redeem`);
    await expect(page).toHaveURL(`${app.url}/`);
  });
  await office.close();
});

async function changeStatus(desk: Page, status: string, reason: string): Promise<void> {
  await desk.getByRole('button', { name: 'Change status' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change status' });
  await dialog.getByRole('radio', { name: new RegExp(`^${status}`) }).check();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function adjust(desk: Page, way: string, seeds: string, reason: string): Promise<Locator> {
  await desk.getByRole('button', { name: 'Grant or take seeds' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Grant or take seeds' });
  await dialog.getByRole('radio', { name: way }).check();
  await dialog.getByLabel('Seeds', { exact: true }).fill(seeds);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: way }).click();
  return dialog;
}
