// A borrower turns seeds into a prize; staff have to cancel it, and the seeds are back while the page is open.
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import type { Prize } from '#features/prizes/contract.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(30) });
});
test.afterAll(() => app?.remove());

const REASON = 'The shop has stopped taking part.';

test('seeds are spent once, and come back when staff cancel', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const office = await browser.newPage();
  await logInAsStaff(office, app.url, { email: 'moderator@pimento.example' });
  const asked = await office.request.get(`${app.url}/api/loan-application/admin?status=Rejected`);
  const { rows } = (await asked.json()) as { rows: { user: { email: string } }[] };

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(app.url);
  await logIn(page, { email: rows[0]?.user.email ?? '', password: DEMO_PASSWORD });
  await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
  const reply = await page.request.get(`${app.url}/api/prizes`);
  const { rows: prizes } = (await reply.json()) as { rows: Prize[] };
  const prize = prizes.find(({ givesCode, isRedeemed }) => !givesCode && !isRedeemed);
  const name = prize?.name ?? '';

  await page.goto(`${app.url}/redeem`);
  await page.getByRole('link', { name: `Get Now! ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText(`This takes ${prize?.pointRequired} seeds from your balance.`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('button', { name: 'Redeemed' })).toBeDisabled();
  await expect(toast(page, `Yours: ${name}.`)).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await expectNoViolations(page);
  await picture(page, 'redeemed');

  const acquisitions = await page.request.get(`${app.url}/api/acquisitions`);
  const { rows: own } = (await acquisitions.json()) as { rows: { _id: string }[] };
  const form = await office.request.get(`${app.url}/api/form`);
  const { csrfToken } = (await form.json()) as { csrfToken: string };
  const cancelled = await office.request.post(`${app.url}/api/acquisitions/${own[0]?._id}/cancel`, {
    headers: { 'csrf-token': csrfToken, 'idempotency-key': 'cancelling-a-redemption' },
    data: { reason: REASON },
  });
  expect(cancelled.status()).toBe(200);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem', exact: true })).toBeEnabled();
});
