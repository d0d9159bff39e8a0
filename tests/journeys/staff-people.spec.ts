// Who looks after whom: an officer filters, picks over pages and assigns; notes reach a colleague at once; admins add admins; a lender is revoked.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, pictures, settled, toast } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const moderator = { email: 'moderator@pimento.example', password: DEMO_PASSWORD };
const lender = { email: 'partner@pimento.example', password: DEMO_PASSWORD };

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedPeople(40),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
});
test.afterAll(() => app?.remove());

async function atDesk(page: Page, person = admin): Promise<void> {
  await logInAsStaff(page, app.url, person);
}

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
}

const LISTS = [
  '/admin/users?search=example&page=2',
  '/admin/submission/model-5?page=2',
  '/admin/verification/model-5?sort=-waiting&page=2',
  '/admin/contests?sort=-title',
  '/admin/partners?sort=name',
];

test('goes back to each list as it was left, from the record and from what is below it', async ({ page }) => {
  await atDesk(page);
  const goBack = page.getByRole('link', { name: 'Go back' });
  for (const list of LISTS) {
    await page.goto(app.url + list);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(goBack).toBeVisible();
    if (list.startsWith('/admin/users')) await page.getByRole('tab', { name: 'Sessions' }).click();
    await page.reload();
    const record = page.url();
    const below = page.getByRole('main').locator('table a, a[aria-label^="Open"]').first();
    const hasParts = /submission|verification/.test(list);
    if (hasParts) {
      await below.click();
      await expect(page).not.toHaveURL(record);
      await expect(page.getByRole('tab').first()).toBeVisible();
      // The review leads to the list at once, the submission to its person first.
      await goBack.click();
      if (list.startsWith('/admin/submission')) {
        await expect(page).toHaveURL(record);
        await goBack.click();
      }
    } else await goBack.click();
    await expect(page).toHaveURL(app.url + list);
  }
});

test('filters, picks over two pages and assigns, not without a manager', async ({ page, browser }) => {
  await atDesk(page);
  await page.goto(`${app.url}/admin/users`);
  await page.getByLabel('Filter').fill('EXAMPLE');
  await expect(page).toHaveURL(/search=EXAMPLE/);
  await page.getByLabel('Status').selectOption('Active');
  await expect(page).toHaveURL(/status=Active/);
  await page.getByLabel('Assigned').selectOption('To nobody');
  await settled(page);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('8 users selected')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByText('9 users selected')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Assign Users' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Users' });
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText('You must select option to assign users')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Manager').selectOption(`${moderator.email} (Moderator)`);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(toast(page, 'Users assigned successfully')).toBeVisible();
  await expect(page.getByText('0 users selected')).toBeVisible();

  await page.goto(`${app.url}/dev/mailbox`);
  await expect(page.getByRole('article').filter({ hasText: '9 users are assigned to you' })).toHaveCount(1);

  // The colleague finds those, and no others.
  const colleague = await elsewhere(browser);
  await atDesk(colleague, moderator);
  await colleague.goto(`${app.url}/admin/users?assigned=me`);
  await expect(colleague.getByRole('row').nth(1)).toContainText('Devon Clarke');
  await expect(colleague.getByRole('row')).toHaveCount(9);
  await colleague.getByRole('link', { name: 'Page 2' }).click();
  await expect(colleague.getByRole('row')).toHaveCount(2);
  await colleague.context().close();
});

test('a note is seen by a colleague at once', async ({ page, browser }) => {
  const colleague = await elsewhere(browser);
  await atDesk(page);
  await atDesk(colleague, moderator);
  await page.goto(`${app.url}/admin/partners`);
  await page.getByRole('link', { name: 'Green Valley Credit' }).click();
  await expect(page.getByRole('heading', { name: 'Green Valley Credit' })).toBeVisible();
  await colleague.goto(page.url());
  for (const desk of [page, colleague]) await desk.getByRole('button', { name: 'Notes' }).click();
  await expect(colleague.getByText('Nobody has written a note yet.')).toBeVisible();
  await page.getByLabel('New note').fill('The registrar confirmed the licence by phone.');
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = colleague.getByRole('listitem').filter({ hasText: 'The registrar confirmed' });
  await expect(note).toContainText('First Admin');
  await expectNoViolations(colleague);
  await colleague.context().close();
});

test('a moderator is refused to add an admin; an admin adds one, who logs in', async ({ page, browser }) => {
  const newcomer = { email: 'nia.wynter@pimento.example', password: 'Mango-Sorrel-47-breeze' };
  const fill = async (desk: Page) => {
    await desk.goto(`${app.url}/admin/add-admin`);
    await desk.getByLabel('First name').fill('Nia');
    await desk.getByLabel('Last name').fill('Wynter');
    await desk.getByLabel('Email').fill(newcomer.email);
    await desk.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await desk.getByLabel('Repeat password').fill(newcomer.password);
    await desk.getByLabel('User Type').selectOption('Admin');
    await desk.getByRole('button', { name: 'Add admin' }).click();
  };
  const colleague = await elsewhere(browser);
  await atDesk(colleague, moderator);
  await fill(colleague);
  await expect(toast(colleague, 'Failed! Only admin can create new admins.')).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Staff accounts' })).toHaveCount(0);

  await atDesk(page);
  await fill(page);
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nia Wynter/ })).toBeVisible();
  await colleague.context().clearCookies();
  await atDesk(colleague, newcomer);

  await page.getByRole('button', { name: 'Suspend: Nia Wynter' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Left after a day');
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('row', { name: /Nia Wynter/ })).toContainText('Suspended');
  await expect(colleague).toHaveURL(`${app.url}/`);
  await colleague.context().close();
});

test('a revoked lender is logged out at once, and its loans leave the public list', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  const offered = async () => {
    const reply = await visitor.request.get(`${app.url}/api/partners`);
    const { rows } = (await reply.json()) as { rows: { _id: string; name: string }[] };
    return rows;
  };
  const panel = await elsewhere(browser);
  await panel.goto(app.url);
  await logIn(panel, lender);
  await expect(panel).toHaveURL(`${app.url}/partner/dashboard`);
  const own = (await (await panel.request.get(`${app.url}/api/partner`)).json()) as {
    partner: { _id: string; name: string };
  };
  const { _id, name } = own.partner;
  const loans = async () =>
    (await (await visitor.request.get(`${app.url}/api/loan/public?partner=${_id}`)).json()) as {
      total: number;
    };
  expect((await offered()).map((each) => each.name)).toContain(name);
  expect((await loans()).total).toBeGreaterThan(0);

  await atDesk(page);
  await page.goto(`${app.url}/admin/partners?status=Active&licence=Licensed`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Borrowers see this lender’s loans.')).toBeVisible();
  await settled(page);
  await pictures(page, 'staff-partner');
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Revoked/ }).check();
  await dialog.getByLabel('Reason').fill('The supervisor has withdrawn the licence');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(toast(page, 'The lender is Revoked now')).toBeVisible();
  await expect(panel).toHaveURL(`${app.url}/`);
  expect((await loans()).total).toBe(0);
  expect((await offered()).map((each) => each.name)).not.toContain(name);
  await logIn(panel, lender);
  await expect(panel.getByText('This account cannot log in. Please write to us.').first()).toBeVisible();
  await panel.context().close();
  await visitor.close();
});
