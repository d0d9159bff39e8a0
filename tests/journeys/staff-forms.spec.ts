// An owner's morning at 1280 px: adds a question to a section, is told what is wrong with it, publishes; a borrower answers it, an old answer stays as asked.
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { debtInformation } from '#features/information/defaults/first-model/debt-information.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, picture, settled, toast } from './support/screen.ts';

const admin = { email: 'admin@pimento.example', password: DEMO_PASSWORD };
const borrower = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const answers = sampleAnswers(dayOf(new Date()));

test.use({ viewport: { width: 1280, height: 900 } });

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({
    infoStatus: 'FirstModel',
    sections: 'Submitted',
    open: ['debt_information'],
  });
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

const outline = (page: Page) => page.getByRole('region', { name: 'Questions of the form' });
const editor = (page: Page) => page.getByRole('region', { name: 'Edit', exact: true });
const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="The form as a phone shows it"]');

async function openSection(page: Page, title: string): Promise<void> {
  await page.goto(`${app.url}/admin/configure-information`);
  await page.getByLabel('Search').fill(title.split(' ')[0] ?? '');
  // Whoever reads the list clicks what the search has found.
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('row').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit information' })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to edit this information?' });
  await question.getByRole('button', { name: 'Yes, publish' }).click();
  await expect(toast(page, 'Information edited successfully')).toBeVisible();
}

test('an owner changes what is asked, without a developer', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await logInAsStaff(page, app.url, admin);

  await test.step('adds a question under a condition, and tries it on the phone', async () => {
    await openSection(page, 'Debt Information');
    await page.getByRole('button', { name: 'Edit information' }).click();
    await phone(page).getByRole('button', { name: 'Submit' }).waitFor();
    await outline(page)
      .getByRole('button', { name: /Are you behind with it/ })
      .last()
      .click();
    await outline(page).getByLabel('Add a question').selectOption({ label: 'Short text' });
    await outline(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.keyboard.type('Who helps you to pay?');
    await editor(page).getByLabel('Name of the answer').fill('payment_helper');
    // Beside questions that the policy reads nobody changes anything alone.
    await editor(page).getByLabel('Heading of the group').fill('Help');
    await editor(page).getByLabel('Must be answered').check();
    await expect(phone(page).getByLabel('Who helps you to pay?')).toBeVisible();
    await editor(page).getByRole('button', { name: 'Add a condition' }).click();
    await expect(phone(page).getByLabel('Who helps you to pay?')).toHaveCount(0);
    await editor(page).getByRole('button', { name: 'Remove condition 1' }).click();
    await phone(page).getByRole('button', { name: 'Submit' }).click();
    await expect(phone(page).getByRole('alert')).toContainText('Please answer this question');
    await expectNoViolations(page);
    await picture(page, 'form-builder');
  });

  await test.step('is told the place of what is wrong; the edit survives a reload', async () => {
    await outline(page).getByLabel('Add a question').selectOption({ label: 'One of a list' });
    await outline(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.keyboard.type('How sure are you?');
    await editor(page).getByLabel('Option 2', { exact: true }).fill('Option 1');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'before this can be published' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(
      'How sure are you? (new_question), options: The option Option 1 is there twice',
    );
    await expect(page.getByText('Not published yet. Kept in this browser.')).toBeVisible();
    await page.reload();
    await outline(page)
      .getByRole('button', { name: /How sure are you/ })
      .click();
    await outline(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(outline(page).getByRole('button', { name: /Who helps you to pay/ })).toBeVisible();
  });

  await test.step('publishes it as a new version', async () => {
    await publish(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('Now in use');
    await expect(page.getByText('Who helps you to pay?').first()).toBeVisible();
    await expectNoViolations(page);
  });

  const phoneContext = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const user = await phoneContext.newPage();
  await test.step('a borrower is asked it, and answers', async () => {
    await user.goto(app.url);
    await logIn(user, borrower);
    await expect(user.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
    await user.goto(`${app.url}/information?section=debt_information`);
    const said = answers.debt_information ?? {};
    await fillForm(user, debtInformation.fields, said, {}, said);
    await user.getByRole('button', { name: 'Continue' }).click();
    await expect(user.getByLabel('Who helps you to pay?')).toBeVisible();
    await user.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(user.getByText('Please answer this question').first()).toBeVisible();
    await user.getByLabel('Who helps you to pay?').fill('My sister');
    await user.getByRole('button', { name: 'Submit', exact: true }).click();
    await user.getByRole('dialog').getByRole('button', { name: 'Yes, submit' }).click();
    await expect(user.getByText('Congratulations, you are one step closer now!').first()).toBeVisible();
  });

  await test.step('the question goes again; what was answered still reads as it was asked', async () => {
    await openSection(page, 'Debt Information');
    await page.getByRole('button', { name: 'Look at version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back version 1' }).click();
    await expect(toast(page, 'Information edited successfully')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('Now in use');
    await expect(page.getByText('Brought back version 1')).toBeVisible();
    await user.goto(`${app.url}/data`);
    await settled(user);
    const reply = await user.request.get(`${app.url}/api/informations/submitted`);
    const { Submitted } = (await reply.json()) as { Submitted: { _id: string; data: object }[] };
    const answered = Submitted.find(({ data }) => 'payment_helper' in data);
    await page.goto(`${app.url}/admin/submission/${answered?._id}`);
    await expect(page.getByText('Who helps you to pay?')).toBeVisible();
    await expect(page.getByText('My sister')).toBeVisible();
  });
  await phoneContext.close();
});

test('an owner is warned before an answer that the policy reads goes', async ({ page }) => {
  await logInAsStaff(page, app.url, admin);
  await openSection(page, 'Basic Information');
  await page.getByRole('button', { name: 'Edit information' }).click();
  await outline(page)
    .getByRole('button', { name: /Date of birth/ })
    .click();
  await outline(page).getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Remove “Date of birth”?' });
  await expect(question).toContainText('The decision policy reads it.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(page.getByRole('button', { name: 'Edit information' })).toBeVisible();
});

test('the builder on a tablet and on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await logInAsStaff(page, app.url, admin);
  await page.goto(`${app.url}/admin/configure-verification`);
  await page.getByRole('row').getByRole('link', { name: 'Proof of your income' }).first().click();
  await page.getByRole('button', { name: 'Edit verification' }).click();
  await outline(page).getByRole('button').nth(1).click();
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    await picture(page, 'form-builder-documents');
  }
});
