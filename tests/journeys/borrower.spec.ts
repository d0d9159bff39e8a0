// The main job at 360 px, beside a member of staff at 1280: from the landing page to an approved loan, with real files.
import { expect, type Page, test } from '@playwright/test';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { backTo, fillForm, toLastStep } from './support/fill-form.ts';
import { photograph, statement } from './support/papers.ts';
import { logIn, logInAsStaff, openMailedLink, signUp } from './support/people.ts';
import { expectNoViolations, picture, pictures, toast } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const marcia = {
  firstName: 'Marcia',
  lastName: 'Campbell',
  email: 'marcia@example.com',
  password: 'Mango-Tree-Yard-88',
};
const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
});
test.afterAll(() => app?.remove());

test('from sign-up to an approved loan', async ({ page, browser }) => {
  test.setTimeout(600_000);
  await test.step('signs up, confirms the address and logs in', async () => {
    await page.goto(app.url);
    await expect(page.getByRole('heading', { name: 'A loan you can see through' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'landing');
    await signUp(page, app.url, marcia);
    await expectNoViolations(page);
    await page.goto(app.url);
    await logIn(page, marcia);
    await expect(page.getByText('Please confirm your email address first').first()).toBeVisible();
    await openMailedLink(page, app.url, 'Confirm your email address');
    await expect(toast(page, 'Yay! Account verified. Login to continue')).toBeVisible();
    await logIn(page, marcia);
  });

  await test.step('is locked to the quiz, and takes it', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Marcia Campbell' })).toBeVisible();
    for (const path of ['/earn-points', '/faq', '/admin/users']) {
      await page.goto(app.url + path);
      await expect(page).toHaveURL(`${app.url}/quiz`);
    }
    await page.getByRole('button', { name: 'Start Now' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(toast(page, 'Please complete question to move on')).toBeVisible();
    await page.getByLabel('3 - Neutral').check();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Yes').check();
    await page.getByLabel('How much do you throw a month?').fill('12000');
    await page.getByRole('button', { name: 'Next' }).click();
    for (const reward of ['Books', 'Dining', 'School fees', 'Stocks'])
      await page.getByRole('button', { name: reward, exact: true }).click();
    await expect(toast(page, 'You can only select 3 options. Unselect one and try again')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
    await expect(page.getByText('Not Verified')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'dashboard');
  });

  await test.step('says what appeals, as the dashboard asks', async () => {
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await page.getByLabel('3 - Neutral').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'School fees' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(`${app.url}/earn-points`);
    await page.goto(app.url);
  });

  await test.step('fills in six sections; a draft survives a closed tab', async () => {
    await page.getByRole('link', { name: 'Start this section' }).click();
    for (const [index, section] of firstModelSections.entries()) {
      await expect(page.getByRole('heading', { level: 1, name: section.name })).toBeVisible();
      if (index === 0) await refusesBadAnswers(page);
      await fillForm(page, section.fields, answers[section.sId] ?? {});
      if (index === 0) page = await inANewTab(page);
      if (index === 2) await picture(page, 'income-section');
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByText('Information submitted cannot be edited. Are you sure you want to submit?')
        .waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
      await page.getByRole('link', { name: 'Go on' }).click();
    }
    await page.goto(`${app.url}/`);
    await expect(page.getByText('6 of 6')).toBeVisible();
    await expect(page.getByText('710 seeds').first()).toBeVisible();
  });

  await test.step('hands in documents: a photograph, and statements only where an account was named', async () => {
    await page.goto(`${app.url}/verification?section=basic_information`);
    const card = await photograph('my-id.jpg', 'MARCIA CAMPBELL');
    const bill = statement('light-bill.pdf', ['Electricity bill, Molynes Road']);
    const basic = firstModelSections.find(({ sId }) => sId === 'basic_information');
    await fillForm(
      page,
      basic?.verificationSchema.fields ?? [],
      {},
      { id_front: card, id_back: card, proof_of_address: bill },
      answers.basic_information,
    );
    await expectNoViolations(page);
    await picture(page, 'documents');
    await sendDocuments(page);

    await page.goto(`${app.url}/verification?section=banking_information`);
    await expect(page.getByText(/second/i)).toHaveCount(0);

    await page.goto(`${app.url}/verification?section=credit_info`);
    await expect(page.getByText('Verification not required. Click submit to continue')).toBeVisible();
    await sendDocuments(page);
  });

  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();

  await test.step('staff reject the documents with a reason; the user sees it at once and hands in again', async () => {
    await logInAsStaff(desk, app.url, admin);
    await page.goto(`${app.url}/earn-points`);
    await desk.goto(`${app.url}/admin/verification/model-5`);
    await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
    await expectNoViolations(desk);
    await openReview(desk, 'Basic Information');
    await expect(desk.getByText('14 Mango Walk, off Molynes Road')).toBeVisible();
    await expect(desk.getByRole('img', { name: /my-id/ }).first()).toBeVisible();
    await expectNoViolations(desk);
    await picture(desk, 'workbench');
    await desk.getByRole('button', { name: 'Reject' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(
      desk.getByRole('dialog').getByText('Please specify a reason for the rejection').first(),
    ).toBeVisible();
    await desk.getByRole('dialog').getByRole('textbox').first().fill('The photo is too dark to read');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(toast(desk, 'Document Rejected')).toBeVisible();

    await page.getByRole('tab', { name: 'Submit my supporting documents' }).click();
    await expect(page.getByText('The photo is too dark to read')).toBeVisible();
    await picture(page, 'rejected');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(
      page.getByText('Basic Information was not accepted: The photo is too dark to read'),
    ).toBeVisible();
    await page.goto(`${app.url}/verification?section=basic_information`);
    const card = await photograph('clear-id.jpg', 'MARCIA CAMPBELL');
    const basic = firstModelSections.find(({ sId }) => sId === 'basic_information');
    await fillForm(
      page,
      basic?.verificationSchema.fields ?? [],
      {},
      { id_front: card, id_back: card, proof_of_address: card },
      answers.basic_information,
    );
    await sendDocuments(page);
  });

  await test.step('staff verify; activity, bell and mail follow', async () => {
    await desk.goto(`${app.url}/admin/verification/model-5`);
    await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
    await openReview(desk, 'Basic Information');
    await desk.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(toast(desk, 'Successfully verified')).toBeVisible();
    await page.goto(`${app.url}/`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('Basic Information is verified')).toBeVisible();
    await desk.goto(`${app.url}/dev/mailbox`);
    await expect(desk.getByText('Basic Information: your documents are verified')).toBeVisible();
  });

  await test.step('sees the offer with every cost, and applies', async () => {
    await page.goto(`${app.url}/loans`);
    await expect(page.getByRole('heading', { name: 'Your Offers' })).toBeVisible();
    await page.getByLabel('How much do you want to borrow?').fill('0');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Please select loan amount').first()).toBeVisible();
    await page.getByLabel('How much do you want to borrow?').fill('9000');
    await expect(page.getByLabel('How much do you want to borrow?')).toHaveValue('5000');
    await expect(page.getByText('$4,750.00').first()).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'offer');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Yes, apply' }).click();
    await expect(toast(page, 'Applied successfully. Waiting for admin approval')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/loan-application`);
    await expect(page.getByText('Pending')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('staff approve with a note; the user sees it without a reload', async () => {
    await desk.goto(`${app.url}/admin/loans`);
    await expectNoViolations(desk);
    await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
    await expectNoViolations(desk);
    await picture(desk, 'staff-loan');
    await desk.getByRole('button', { name: 'Verify' }).click();
    await desk.getByRole('dialog').getByRole('textbox').fill('Welcome to Pimento');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /Approve|Verify/ })
      .click();
    await expect(toast(desk, 'Successfully Approved loan')).toBeVisible();
    await expect(desk.getByText('This loan is Approved')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Reject' })).toHaveCount(0);
    await expect(page.getByText('Approved')).toBeVisible();
    await picture(page, 'approved');
  });
  await office.close();

  await test.step('logs out', async () => {
    await page.goto(`${app.url}/logout`);
    await expect(page.getByRole('heading', { name: 'A loan you can see through' })).toBeVisible();
    await page.goto(`${app.url}/loans`);
    await expect(page).toHaveURL(`${app.url}/`);
  });
});

/** An empty form and a child's birthday are refused beside their fields; nothing typed is lost. */
async function refusesBadAnswers(page: Page): Promise<void> {
  const thisYear = new Date().getFullYear();
  await page.getByLabel('First name').fill('Marcia');
  await page.getByLabel('Last name').fill('');
  const birthday = page.getByRole('group', { name: 'Date of birth' });
  await birthday.getByLabel('Day').fill('1');
  await birthday.getByLabel('Month').selectOption('May');
  await birthday.getByLabel('Year').fill(String(thisYear - 10));
  await page.getByLabel('Marital status').selectOption('Married');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Last name');
  await expect(page.getByText('Should be greather than 18').first()).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'step-refused');
  await page.getByLabel('Last name').fill('Campbell');
  await birthday.getByLabel('Year').fill(String(thisYear - 30));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('District or town')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Marcia');
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.goto(`${app.url}/information?section=basic_information`);
  await expect(page.getByRole('heading', { name: 'Step 1 of 4: About you' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Marcia');
}

async function inANewTab(page: Page): Promise<Page> {
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  const fresh = await page.context().newPage();
  await page.close();
  await fresh.goto(app.url);
  await fresh.getByRole('link', { name: 'Go on with this section' }).click();
  await expect(fresh.getByRole('heading', { name: /^Step 4 of 4/ })).toBeVisible();
  await expect(fresh.getByText('Your answers were kept on this phone.')).toBeVisible();
  await backTo(fresh, fresh.getByLabel('District or town'));
  await expect(fresh.getByLabel('District or town')).toHaveValue('Kingston 20');
  await fresh.reload();
  await expect(fresh.getByLabel('District or town')).toHaveValue('Kingston 20');
  await toLastStep(fresh);
  return fresh;
}

async function sendDocuments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
}

async function openReview(desk: Page, section: string): Promise<void> {
  await desk.getByRole('link', { name: `Open: ${section}` }).click();
  await expect(desk.getByRole('region', { name: 'Decision' })).toBeVisible();
}
