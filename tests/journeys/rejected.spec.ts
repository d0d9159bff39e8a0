// An application that staff reject: its borrower reads why, who decided, and what can be done now, on its page and above the offers.
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, pictures, toast } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedBorrower({ infoStatus: 'FirstModel', sections: 'Verified' }),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
});
test.afterAll(() => app?.remove());

test('after a rejection the way goes on', async ({ page, browser }) => {
  const { url } = app;
  await logInAsBorrower(page, url);
  await page.goto(`${url}/loans`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Yes, apply' }).click();
  await expect(page).toHaveURL(`${url}/loan-application`);
  await page.getByRole('link', { name: 'Pimento loan' }).click();

  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, url, admin);
  await desk.goto(`${url}/admin/loans`);
  await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
  await desk.getByRole('button', { name: 'Reject' }).click();
  const question = desk.getByRole('dialog');
  await question.getByLabel(/reason/i).fill('We could not reach your employer.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(desk, 'Loan Rejected successfully')).toBeVisible();
  await office.close();

  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
  await expect(page.getByText('We could not reach your employer.')).toBeVisible();
  await expect(page.getByText(/^Decided by our Credit desk, /)).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'application-rejected');
  await page.getByRole('link', { name: 'See what stands now' }).click();
  await expect(page.getByText('We could not approve your last application, for $5,000.00')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'offer-after-rejection');
  await page.goto(url);
  const card = page.getByRole('region', { name: 'What comes next' });
  await expect(card).toContainText('We could not approve your last application, for $5,000.00');
  await expect(card).toContainText('Decided by our Credit desk');
  await expectNoViolations(page);
  await pictures(page, 'dashboard-after-rejection');
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application for $5,000.00' })).toBeVisible();
  await page.goto(`${url}/loans`);
  await page.getByRole('link', { name: 'What you can do now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application for $5,000.00' })).toBeVisible();
});
