// The owner's change of the policy: tried on past users and published by a second admin, followed by new offers and not by one that stands; a large loan then takes two people, and one admin returns to the version before.
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

async function staffPage(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInAsStaff(page, app.url, { email });
  return page;
}

async function borrowerPage(browser: Browser, email?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAsBorrower(page, app.url, email);
  return page;
}

const offered = (page: Page, amount: string) => expect(page.getByText(amount).first()).toBeVisible();

test('a policy change is tried on past users and published by a second admin; a large loan then takes two people', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const standing = await borrowerPage(browser);
  const recorded = standing.waitForResponse(
    (reply) => reply.url().endsWith('/api/loan/user/decision') && reply.request().method() === 'POST',
  );
  await standing.goto(`${app.url}/loans`);
  await offered(standing, '$5,000.00');
  await recorded;

  const admin = await staffPage(browser, 'admin@pimento.example');
  await admin.goto(`${app.url}/admin/policy`);
  await expect(admin.getByRole('heading', { name: 'In force: version 1' })).toBeVisible();
  await admin.getByRole('button', { name: 'Edit as a draft' }).click();
  await admin.getByLabel('Largest first loan').fill('2500');
  await admin.getByLabel('Two different people approve large loans').check();
  await admin.getByLabel('Two people approve above').fill('1000');
  await expect(admin.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(admin, 'Draft saved')).toBeVisible();
  await expect(admin.getByText(/^Try this draft on past users first/)).toBeVisible();
  await expectNoViolations(admin);

  const moderator = await staffPage(browser, 'moderator@pimento.example');
  await moderator.goto(`${app.url}/admin/policy`);
  await moderator.getByRole('link', { name: 'Draft from version 1' }).click();
  await expect(moderator.getByText(/Only admins edit, try, discard and publish/)).toBeVisible();
  await expect(moderator.getByText('$2,500.00')).toBeVisible();
  await expect(moderator.getByRole('button', { name: /Publish|Save|Discard/ })).toHaveCount(0);

  await admin.getByRole('tab', { name: 'Try on past users' }).click();
  await admin.getByRole('button', { name: 'Try this draft' }).click();
  await expect(admin.getByText('People tried')).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByRole('row', { name: /Marcia Campbell/ })).toContainText(
    '$2,500.00 (before: $5,000.00)',
  );
  await expect(admin.getByRole('heading', { name: 'Whom nothing would help' })).toBeVisible();
  await expect(admin.getByText(/assumed \(0 loans, too few to say\)/).first()).toBeVisible();
  await settled(admin);
  await expectNoViolations(admin);
  await expect(admin.getByText(/^You wrote at this draft, so another admin publishes it/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publish' })).toBeDisabled();

  const second = await staffPage(browser, SECOND_ADMIN);
  await second.goto(admin.url());
  await second.getByRole('button', { name: 'Publish' }).click();
  const question = second.getByRole('dialog', { name: 'Publish this policy?' });
  await expect(question.getByRole('heading', { name: /^Expected loss and instalments/ })).toBeVisible();
  await question.getByLabel('Why is it changed?').fill('Smaller first loans');
  await expectNoViolations(second);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(second, 'Version 2 is in force')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'In force: version 2' })).toBeVisible();
  await expect(second.getByText('Smaller first loans')).toBeVisible();

  const late = await borrowerPage(browser, SECOND_BORROWER);
  await late.goto(`${app.url}/loans`);
  await offered(late, '$2,500.00');
  await standing.reload();
  await offered(standing, '$5,000.00');
  await standing.getByLabel('How much do you want to borrow?').fill('5000');
  await standing.getByRole('button', { name: 'Apply' }).click();
  await standing.getByRole('button', { name: 'Yes, apply' }).click();
  await expect(standing.getByText('Applied successfully. Waiting for admin approval').first()).toBeVisible();

  await admin.goto(`${app.url}/admin/loans?status=Pending`);
  await admin.getByRole('link', { name: 'Marcia Campbell' }).click();
  await admin.getByRole('button', { name: 'Show verified information' }).click();
  await expect(admin.getByText('None of the applicant’s sections is verified.')).toBeVisible();
  await approve(admin);
  await expect(toast(admin, 'Your approval is recorded.')).toBeVisible();
  await expect(admin.getByText('One approval of two, by Althea Morgan')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Verify' })).toHaveCount(0);
  await expectNoViolations(admin);
  await moderator.goto(admin.url());
  await expect(moderator.getByText('One approval of two, by Althea Morgan')).toBeVisible();
  await approve(moderator);
  await expect(moderator.getByText('This loan is Approved')).toBeVisible();
  await expect(admin.getByText('This loan is Approved')).toBeVisible();

  await second.goto(`${app.url}/admin/policy/versions/1`);
  const back = 'Return to this version now';
  await second.getByRole('button', { name: back }).click();
  const ask = second.getByRole('dialog', { name: 'Return to version 1 now?' });
  await ask.getByRole('button', { name: back }).click();
  await expect(ask.getByText('Say why first')).toBeVisible();
  await ask.getByLabel('Why?').fill('First loans became too small');
  await expectNoViolations(second);
  await ask.getByRole('button', { name: back }).click();
  await expect(toast(second, 'The figures of version 1 are in force')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'In force: version 3' })).toBeVisible();
  await expect(second.getByText('Returns to version 1 · First loans became too small')).toBeVisible();
});

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
}
