// A policy from draft over trial and second person to challenger, in force for everybody, and rolled back: whom it decides on at each step.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, settled, toast } from './support/screen.ts';
import { addSecondAdmin, SECOND_ADMIN } from './support/second-admin.ts';
import { addSecondBorrower, SECOND_BORROWER } from './support/second-borrower.ts';

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({ infoStatus: 'FirstModel', sections: 'Submitted' });
  await addSecondBorrower(dataDir);
  await addSecondAdmin(dataDir);
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

async function adminPage(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInAsStaff(page, app.url, { email });
  return page;
}

async function borrowerPage(browser: Browser, email?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsBorrower(page, app.url, email);
  return page;
}

/** Opens the offers and waits until what they show is on record: only that stands when another version decides. */
async function seeOffers(page: Page): Promise<void> {
  const recorded = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/loan/user/decision') && reply.request().method() === 'POST',
  );
  await page.goto(`${app.url}/loans`);
  await recorded;
}

/** What a borrower is offered, and by which version. */
async function offered(page: Page): Promise<[amount: number, version: number]> {
  const reply = await page.request.get(`${app.url}/api/loan/user/decision`);
  const { maxLoanAmount, policyVersion } = await reply.json();
  return [maxLoanAmount, policyVersion];
}

test('a draft is tried, decides for a share as a challenger, then for everybody, and is rolled back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const known = await borrowerPage(browser);
  await seeOffers(known);

  const admin = await adminPage(browser, 'admin@pimento.example');
  await admin.goto(`${app.url}/admin/policy`);
  await admin.getByRole('button', { name: 'Edit as a draft' }).click();
  await admin.getByLabel('Largest first loan').fill('2500');
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(admin, 'Draft saved')).toBeVisible();
  await admin.getByRole('tab', { name: 'Try on past users' }).click();
  await admin.getByRole('button', { name: 'Try this draft' }).click();
  await expect(admin.getByText('People tried')).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByRole('button', { name: 'Try on a share' })).toBeDisabled();

  const second = await adminPage(browser, SECOND_ADMIN);
  await second.goto(admin.url());
  await second.getByRole('button', { name: 'Try on a share' }).click();
  const question = second.getByRole('dialog', { name: 'Let this draft decide for a share?' });
  await question.getByLabel('Of 100 new applicants, so many').fill('60');
  await question.getByLabel('Why is it changed?').fill('Do smaller first loans come back more often?');
  await question.getByRole('button', { name: 'Begin' }).click();
  await expect(question.getByText('Give a whole number from 5 to 50')).toBeVisible();
  await question.getByLabel('Of 100 new applicants, so many').fill('50');
  await expectNoViolations(second);
  await question.getByRole('button', { name: 'Begin' }).click();
  await expect(toast(second, 'Version 2 decides on 50 of 100 new applicants now')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'In force: version 1' })).toBeVisible();
  await expect(
    second.getByRole('heading', { name: 'Being tried: version 2 beside version 1' }),
  ).toBeVisible();
  await settled(second);
  await expectNoViolations(second);

  // Whom it is drawn for, the lot says; whoever was decided on before is not among them.
  expect(await offered(known)).toEqual([5_000, 1]);
  const fresh = await borrowerPage(browser, SECOND_BORROWER);
  const lot = await offered(fresh);
  expect([
    [5_000, 1],
    [2_500, 2],
  ]).toContainEqual(lot);
  await seeOffers(fresh);
  await expect(fresh.getByText(lot[1] === 2 ? '$2,500.00' : '$5,000.00').first()).toBeVisible();
  expect(await offered(fresh)).toEqual(lot);
  await fresh.goto(`${app.url}/how-we-decide`);
  await expect(fresh.getByRole('heading', { name: 'Rules that we are trying' })).toBeVisible();
  await expect(
    fresh.getByText('A first loan is up to $2,500.00. Later loans can be up to $500,000.00.'),
  ).toBeVisible();

  await second.getByRole('link', { name: 'See how both do' }).click();
  const arms = second.getByRole('region', { name: 'Champion and challenger' });
  await expect(arms.getByText(/^It decides on 50 of 100 new applicants since/)).toBeVisible();
  await expect(arms.getByRole('row', { name: /^Bad loans/ })).toContainText('Too few to say');
  await settled(second);
  await expectNoViolations(second);

  await admin.goto(`${app.url}/admin/policy`);
  await expect(admin.getByText(/^You wrote at this version/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Put it in force' })).toBeDisabled();
  await second.goto(`${app.url}/admin/policy`);
  await second.getByRole('button', { name: 'Put it in force' }).click();
  const promotion = second.getByRole('dialog', { name: 'Put version 2 in force for everybody?' });
  await promotion.getByLabel('Why without a comparison?').fill('They came back');
  await expectNoViolations(second);
  await promotion.getByRole('button', { name: 'Put it in force' }).click();
  await expect(toast(second, 'The figures of version 2 are in force as version 3')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'In force: version 3' })).toBeVisible();
  await expect(
    second.getByText('Version 2, in force for everybody · Promoted without a comparison: They came back'),
  ).toBeVisible();
  expect(await offered(known)).toEqual([5_000, 1]);

  await second.goto(`${app.url}/admin/policy/versions/1`);
  await second.getByRole('button', { name: 'Return to this version now' }).click();
  const back = second.getByRole('dialog', { name: 'Return to version 1 now?' });
  await back.getByLabel('Why?').fill('First loans became too small');
  await back.getByRole('button', { name: 'Return to this version now' }).click();
  await expect(second.getByRole('heading', { name: 'In force: version 4' })).toBeVisible();
  // An offer that stands keeps its terms.
  expect(await offered(fresh)).toEqual(lot);
});
