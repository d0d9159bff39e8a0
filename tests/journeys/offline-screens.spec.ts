// Each of a borrower's screens on the smallest phone when the connection goes: the banner comes, and nothing is covered or cut off.
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logInAsBorrower } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { settled } from './support/screen.ts';
import { expectNothingCovered } from './support/uncovered.ts';

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({
    infoStatus: 'FirstModel',
    sections: 'Submitted',
    open: ['banking_information'],
  });
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());
test.use({ viewport: { width: 360, height: 640 } });

const PATHS = [
  '/',
  '/overview',
  '/earn-points',
  '/information?section=banking_information',
  '/verification?section=basic_information',
  '/data',
  '/loans',
  '/loan-services',
  '/loan-application',
  '/my-loans',
  '/redeem',
  '/contests',
  '/messages',
  '/profile',
  '/preferences',
  '/complaints/new',
];

test('the banner of a lost connection covers nothing', async ({ page }) => {
  await logInAsBorrower(page, app.url);
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(app.url + path);
      await settled(page);
      await page.context().setOffline(true);
      await expect(page.getByText(/^Offline/)).toBeVisible();
      await expectNothingCovered(page);
      await page.context().setOffline(false);
    });
  }
});
