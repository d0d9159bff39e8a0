// Every screen of borrowers and visitors, and what the desks show besides what the gallery judges of each screen as it opens: on a phone and at a desk,
// light and dark, no accessibility violation and nothing wider than the screen.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { DEMO_PRIZES } from '#app/server/demo/prizes/prize-list.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { outgrown, torn } from './support/large-text.ts';
import { lenderScreens } from './support/lender-screens.ts';
import { logIn, logInAsBorrower, logInAsStaff } from './support/people.ts';
import { expectNoSideways, expectNoViolations, settled } from './support/screen.ts';
import { staffScreens } from './support/staff-screens.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 1280, height: 800 }];
/** What a window of 1280 px shows at 400 %, which WCAG 1.4.10 asks of a page; desks are made for wider ones. */
const ZOOMED = { width: 320, height: 256 };

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedPeople(60),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
});
test.afterAll(() => app?.remove());

async function lookAt(page: Page, paths: readonly string[], who: 'people' | 'desk' = 'desk'): Promise<void> {
  for (const path of paths) {
    await page.goto(app.url + path);
    await settled(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoViolations(page);
    }
    if (who === 'desk') continue;
    await page.setViewportSize(ZOOMED);
    await expectNoSideways(page);
    await page.setViewportSize(PHONE);
    expect(await torn(page), `${path} tears a word or a figure`).toEqual([]);
    await atTextSize(page, '200%');
    await expectNoSideways(page);
    expect(await torn(page), `${path} tears a word or a figure with large text`).toEqual([]);
    expect(await outgrown(page), `${path} has letters larger than their box`).toEqual([]);
    await atTextSize(page, '');
  }
}

/** As a phone's own setting makes it, which WCAG 1.4.4 asks a page to bear. */
const atTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

test('what a visitor sees', async ({ page }) => {
  test.setTimeout(240_000);
  await lookAt(
    page,
    [
      '/',
      '/signup',
      '/partner-signup',
      '/request-link',
      '/password-change?token=unknown&email=nobody@example.com',
      '/verify-email?token=unknown',
      '/second-step',
      '/admin-login',
      '/about-us',
      '/faq',
      '/how-we-decide',
      '/contact',
      '/complain',
      '/termsandconditions',
      '/nowhere',
    ],
    'people',
  );
});

test('what a borrower sees', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const office = await browser.newPage();
  await logInAsStaff(office, app.url, admin);
  const reply = await office.request.get(`${app.url}/api/loan-application/admin?status=Rejected`);
  const { rows } = (await reply.json()) as { rows: { user: { email: string } }[] };
  await office.close();

  await logInAsBorrower(page, app.url, rows[0]?.user.email);
  await page.goto(`${app.url}/loan-application`);
  await page.getByRole('link', { name: 'Pimento loan' }).first().click();
  await expect(page.getByRole('link', { name: 'Go back' })).toBeVisible();
  const detail = new URL(page.url()).pathname;
  const contestIn = async (when: 'running' | 'ended'): Promise<string> => {
    const found = await page.request.get(`${app.url}/api/contests?when=${when}`);
    const { rows } = (await found.json()) as { rows: { _id: string }[] };
    return `/contests/${rows[0]?._id}`;
  };
  const contests = ['/contests', await contestIn('running'), await contestIn('ended')];
  await lookAt(
    page,
    [
      '/',
      '/earn-points',
      '/earn-points?tab=documents',
      '/overview',
      '/data',
      '/data?tab=verification',
      '/data?tab=rejected',
      '/information?section=basic_information',
      '/verification?section=income_information',
      '/redeem',
      `/redeem/${DEMO_PRIZES[0]?.id}`,
      '/loans',
      '/loan-services',
      '/loan-application',
      detail,
      ...contests,
      '/messages',
      '/complaints',
      '/complaints/new',
      '/financial-tip',
      '/profile',
      '/profile?view=activity',
      '/profile?view=points',
      '/profile?view=acquisitions',
      '/profile?view=contests',
      '/preferences',
      '/update-password',
    ],
    'people',
  );
});

test('what a borrower sees of loans that run', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const office = await browser.newPage();
  await logInAsAdmin(office);
  const ownerOf = async (state: string): Promise<string | undefined> => {
    const reply = await office.request.get(`${app.url}/api/loans/admin?state=${state}`);
    const { rows } = (await reply.json()) as { rows: { borrower: { email: string } }[] };
    return rows[0]?.borrower.email;
  };
  const owners = [await ownerOf('Active'), await ownerOf('InArrears'), await ownerOf('Repaid')];
  await office.close();
  for (const owner of owners) {
    await page.context().clearCookies();
    await logInAsBorrower(page, app.url, owner);
    const reply = await page.request.get(`${app.url}/api/loans/own`);
    const { rows } = (await reply.json()) as { rows: { _id: string }[] };
    await lookAt(page, ['/', '/my-loans', `/my-loans/${rows[0]?._id}`], 'people');
  }
});

test('what a borrower sees of lenders', async ({ page }) => {
  test.setTimeout(240_000);
  await logInAsBorrower(page, app.url);
  const reply = await page.request.get(`${app.url}/api/loan/public`);
  const { rows } = (await reply.json()) as { rows: { _id: string; partner: { _id: string } }[] };
  const loan = `/loans/${rows[0]?._id}`;
  await lookAt(page, ['/loan-services/compare', `/partnersloan/${rows[0]?.partner._id}`, loan], 'people');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('what a lender sees', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  await lookAt(page, lenderScreens);
});

async function logInAsAdmin(page: Page): Promise<void> {
  await logInAsStaff(page, app.url, admin);
}

for (const [area, paths] of Object.entries(staffScreens))
  test(`what staff see: ${area}`, async ({ page }) => {
    test.setTimeout(240_000);
    await logInAsAdmin(page);
    await lookAt(page, paths);
  });

test('what staff see of one person', async ({ page, browser }) => {
  test.setTimeout(240_000);
  // A second place to be logged in at, so that the list of them has a row with a button.
  const elsewhere = await browser.newPage();
  await logInAsAdmin(elsewhere);
  await elsewhere.close();
  await logInAsAdmin(page);
  const reply = await page.request.get(`${app.url}/api/informations/submitted/panel?audience=PreQualUser`);
  const { rows } = (await reply.json()) as { rows: { user: { _id: string } }[] };
  const id = rows[0]?.user._id ?? '';
  await page.goto(`${app.url}/admin/submission/user/${id}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/submission\/(model-5\/)?[0-9a-f-]{36}/);
  const submission = new URL(page.url()).pathname;
  await lookAt(page, [
    `/admin/users/${id}`,
    `/admin/messages?with=${id}`,
    `/admin/verification/user/model-5/${id}`,
    `/admin/submission/user/${id}`,
    submission,
  ]);
});

test('what staff see of one prize, redemption and quiz', async ({ page }) => {
  test.setTimeout(240_000);
  await logInAsAdmin(page);
  const first = async <Row>(path: string): Promise<Row | undefined> =>
    ((await (await page.request.get(app.url + path)).json()) as { rows: Row[] }).rows[0];
  const redemption = await first<{ _id: string }>('/api/acquisitions?status=Pending');
  const quiz = await first<{ user: { _id: string } }>('/api/quiz/answers');
  await lookAt(page, [
    `/admin/prizes/${DEMO_PRIZES[0]?.id}`,
    `/admin/redeem/${redemption?._id}`,
    `/admin/quizes/${quiz?.user._id}`,
  ]);
  await page.goto(`${app.url}/admin/prizes/${DEMO_PRIZES[0]?.id}`);
  await page.getByRole('button', { name: 'Edit Prize' }).click();
  await expectNoViolations(page);
});

test('what staff see in the tabs of one person', async ({ page }) => {
  test.setTimeout(240_000);
  await logInAsAdmin(page);
  const reply = await page.request.get(`${app.url}/api/acquisitions`);
  const { rows } = (await reply.json()) as { rows: { user: { _id: string } }[] };
  const tabs = ['sections', 'documents', 'loans', 'seeds', 'redemptions', 'timeline', 'sessions'];
  await lookAt(
    page,
    tabs.map((tab) => `/admin/users/${rows[0]?.user._id}?tab=${tab}`),
  );
});

test('what staff see of one form, read and built', async ({ page }) => {
  test.setTimeout(240_000);
  await logInAsAdmin(page);
  for (const kind of ['information', 'verification'] as const) {
    const list = kind === 'information' ? 'schemas' : 'verification-schemas';
    const reply = await page.request.get(`${app.url}/api/informations/${list}?search=income`);
    const { rows } = (await reply.json()) as { rows: { _id: string }[] };
    const path = `/admin/configure-${kind}/${rows[0]?._id}`;
    await lookAt(page, [path, `${path}?edit=1`]);
    await page.getByRole('region', { name: 'Questions of the form' }).getByRole('button').nth(1).click();
    await expectNoViolations(page);
  }
});
