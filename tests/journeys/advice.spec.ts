// A decline, what would change it, and the offer that it promised once that is done.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { toLastStep } from './support/fill-form.ts';
import { onDatabaseOf } from './support/on-database.ts';
import { logInAsBorrower } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, pictures, settled } from './support/screen.ts';

let app: RunningApp;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await seedBorrower({ infoStatus: 'FirstModel', sections: 'Submitted' });
  await sends({ income: 60_000, expenses: 10_000, debts: 24_000 });
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

/** Dollars a month. */
type Monthly = { income: number; expenses: number; debts: number };

/** Before the app is started: what she sent. */
const sends = ({ income, expenses, debts }: Monthly) =>
  onDatabaseOf(dataDir, async ({ db }) => {
    const answers = sampleAnswers(dayOf(new Date()));
    const changed: Record<string, object> = {
      income_information: {
        ...answers.income_information,
        ...{ income_amount: income, how_often_paid: 'Monthly', has_other_income: 'No' },
        ...{ household_expenses_amount: expenses, household_expenses_how_often: 'Monthly' },
      },
      debt_information: {
        ...answers.debt_information,
        ...{ number_of_debts: '1', debt_1_payment: debts, debt_1_how_often_paid: 'Monthly' },
      },
      credit_info: { ...answers.credit_info, has_credit_card: 'No' },
    };
    for (const [section, said] of Object.entries(changed))
      await db
        .updateTable('submissions')
        .set({ answers: JSON.stringify(said) })
        .where('information_schema_id', 'in', (row) =>
          row.selectFrom('information_schemas').select('information_schemas.id').where('s_id', '=', section),
        )
        .execute();
  });

async function offers(browser: Browser, width: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/loans`);
  await settled(page);
  return page;
}

test('advice that is followed leads to the offer that it named', async ({ browser }) => {
  const page = await offers(browser, 360);
  await expect(page.getByRole('heading', { name: 'There is no offer for you just now' })).toBeVisible();
  await expect(page.getByText(/Your debt payments of \$24,000\.00 leave \$0\.00/)).toBeVisible();
  await expect(page.getByText(/left each month/)).toHaveCount(0);
  const advice = page.getByText(/^With debt payments of \$[\d,.]+ or less a month .* up to \$5,000\.00/);
  await expect(advice).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'advice-of-a-decline');

  await page.getByLabel('My debt payments').check();
  await expect(advice).toHaveCount(0);
  await expect(page.getByText(/^With an income of \$/).first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('My debt payments').uncheck();
  const said = await advice.innerText();
  const [debts = ''] = said.match(/[\d,]+(?=\.\d\d or less)/) ?? [];
  const [, months, percent] = said.match(/over (\d+) months at ([\d.]+)%/) ?? [];

  await advice.locator('..').getByRole('button', { name: 'Update Debt Information' }).click();
  const question = page.getByRole('dialog', { name: 'Update Debt Information?' });
  await expect(question.getByText('that stays on record')).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'advice-update-question');
  await question.getByRole('button', { name: 'Open the section' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Debt Information' })).toBeVisible();
  await page.getByLabel('How much is each payment?', { exact: true }).fill(debts);
  await toLastStep(page);
  await pictures(page, 'advice-update-section');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Congratulations, you are one step closer now!').first()).toBeVisible();

  await page.goto(`${app.url}/loans`);
  await settled(page);
  await expect(page.getByText('$5,000.00').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`${months} months`)).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`${percent}%`)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What limits this offer' })).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'advice-of-an-offer');
});
