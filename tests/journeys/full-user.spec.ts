// A borrower with the full model at 360 px, beside a member of staff: nine sections, documents, the Info Center and the status page.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { fullModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm, type Paper } from './support/fill-form.ts';
import { FULL_USER, seedFullUser } from './support/full-user.ts';
import { photograph, statement } from './support/papers.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, picture } from './support/screen.ts';

const admin = { email: 'admin@pimento.example', password: DEMO_PASSWORD };
const answers = sampleFullAnswers(dayOf(new Date()));
const chosen = {
  loan: { loan_product: { _id: '-', name: 'Everyday lending' } },
  social: {
    wished_prize: { _id: '-', name: 'Gas voucher, $2,000' },
  },
};

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedFullUser() });
});
test.afterAll(() => app?.remove());

test('a full user over nine sections', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, app.url, admin);
  const marcia = desk.getByRole('row').filter({ hasText: FULL_USER.fullName });

  await test.step('finds nine sections, and sees where she stands', async () => {
    await page.goto(app.url);
    await logIn(page, { email: FULL_USER.email, password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { name: `${FULL_USER.fullName}'s Dashboard` })).toBeVisible();
    await page.goto(`${app.url}/earn-points`);
    await expect(page.getByRole('progressbar', { name: 'Sections submitted' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 9',
    );
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(9);
    await page.goto(`${app.url}/overview`);
    await expect(page.getByRole('heading', { name: 'Loan Projected Metrics' })).toBeVisible();
    await expect(page.getByText(/^\d+ of 100$/)).toBeVisible();
    await expect(list(page, 'Information Not Provided').getByRole('link')).toHaveCount(9);
    await expect(list(page, 'Verified Information').getByRole('link')).toHaveCount(6);
    await list(page, 'Information Not Provided').getByRole('link').first().click();
  });

  await test.step('fills them in, begun with what she answered before', async () => {
    for (const [place, { sId, name, fields }] of fullModelSections.entries()) {
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      if (sId === 'personal_and_financial') await expect(page.getByLabel('TRN')).toHaveValue(/^104/);
      if (sId === 'occupational')
        await stands(page, sId, 'employer_name', "Employer's name", 'Blue Mahoe Guest House');
      if (sId === 'debt') await stands(page, sId, 'number_of_debts', 'Whom do you owe?', 'Island Furniture');
      if (place === 8) {
        await desk.goto(`${app.url}/admin/submission`);
        await expect(marcia).toContainText('8 of 9');
      }
      await fillForm(page, fields, { ...answers[sId], ...chosen[sId as keyof typeof chosen] });
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
      // Of its own accord the first time, at once the others; one she stays with.
      if (place === 0) {
        await expect(page.locator('[data-confetti]')).toBeVisible();
        await expect(page.getByText('Next: Loan', { exact: true })).toBeVisible();
      } else if (place === 1) {
        await page.getByRole('button', { name: 'Stay here' }).click();
        await expect(page.getByText('Information submitted cannot be edited.')).toBeVisible();
        await expect(page.getByText('School fees or books, Home repairs or furniture')).toBeVisible();
        await page.goto(`${app.url}/information?section=${fullModelSections[2]?.sId}`);
      } else {
        await page.getByRole('link', { name: 'Go on' }).click();
      }
    }
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto(`${app.url}/earn-points`);
    await expect(page.getByRole('progressbar', { name: 'Sections submitted' })).toHaveAttribute(
      'aria-valuetext',
      '9 of 9',
    );
    await expect(page.getByText('Thank you Marcia Campbell, your information has been saved')).toBeVisible();
  });

  await test.step('staff see it without a reload', async () => {
    await expect(marcia).toContainText('9 of 9');
    await desk.goto(`${app.url}/admin/verification`);
    await expect(marcia).toContainText('0 of 0');
  });

  await test.step('hands in documents for two; what her work calls for is asked beside the income', async () => {
    const card = await photograph('payslip.jpg', 'MARCIA CAMPBELL');
    const bill = statement('papers.pdf', ['Lease, 14 Mango Walk']);
    const { employment_status = '' } = answers.occupational ?? {};
    await prove(
      page,
      'income',
      { income_proof: card, other_income_proof: bill, pay_letter: bill },
      { employment_status },
    );
    await prove(page, 'housing', { home_bill: bill, rent_proof: card });
    await expect(marcia).toContainText('0 of 2');
  });

  await test.step('sees at once what staff decide', async () => {
    await page.goto(`${app.url}/data`);
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Info Center" })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Submitted Verification/ })).toContainText('2');
    await page.getByRole('tab', { name: /^Submitted Verification/ }).click();
    await expect(page.getByText('Approval is in process')).toBeVisible();
    await expectNoViolations(page);
    await decideBoth(desk);
    await expect(page.getByRole('tab', { name: /^Rejected/ })).toContainText('1');
    await expect(marcia).toContainText('2 of 2');
    await page.getByRole('tab', { name: /^Rejected/ }).click();
    await page.getByRole('link', { name: /Housing/ }).click();
    await expect(page.getByText('The lease is not signed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send new documents' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'rejected-record');
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.getByRole('tab', { name: /^Approved/ }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(7);
    await page.getByRole('link', { name: /^Income(?! Information)/ }).click();
    const paper = page.getByRole('link', { name: /payslip/ });
    expect((await page.request.get(app.url + (await paper.getAttribute('href')))).status()).toBe(200);
    await page.goto(`${app.url}/overview`);
    await expect(page.getByText('9 of 9')).toBeVisible();
    await expect(list(page, 'Verified Information').getByRole('link', { name: /^Income/ })).toHaveCount(2);
    await expect(list(page, 'Submitted Information').getByRole('link', { name: /Housing/ })).toContainText(
      'Send again',
    );
    await expect(page.getByText('You have given us everything that we ask for.')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'overview');
  });
  await office.close();
});

/** What is asked at a step further on, before she comes there. */
async function stands(page: Page, sId: string, step: string, label: string, value: string): Promise<void> {
  await page.goto(`${app.url}/information?section=${sId}&step=${step}`);
  await expect(page.getByLabel(label)).toHaveValue(value);
  await page.goto(`${app.url}/information?section=${sId}`);
}

const list = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

async function prove(page: Page, sId: string, papers: Record<string, Paper>, earlier = {}): Promise<void> {
  await page.goto(`${app.url}/verification?section=${sId}`);
  const section = fullModelSections.find((each) => each.sId === sId);
  await fillForm(page, section?.verificationSchema.fields ?? [], {}, papers, { ...earlier, ...answers[sId] });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeVisible();
}

/** The income is verified, the housing rejected; by the calls that the workbench makes. */
async function decideBoth(desk: Page): Promise<void> {
  const { csrfToken } = await (await desk.request.get(`${app.url}/api/form`)).json();
  const { rows } = await (await desk.request.get(`${app.url}/api/verification/queue`)).json();
  for (const { _id, sId, user } of rows) {
    const verdict = sId === 'income' ? 'approve' : 'reject';
    const reason = verdict === 'reject' ? { rejectionReason: 'The lease is not signed' } : {};
    const reply = await desk.request.post(`${app.url}/api/verification/${verdict}/${_id}`, {
      headers: { 'csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() },
      data: { userId: user._id, sid: sId, ...reason },
    });
    expect(reply.status()).toBe(200);
  }
}
