// What people joined a contest under changes when two people of the staff agree, and whoever joined reads what was and what is.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { CONTEST, contestWorld } from './support/contest-world.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, pictures, toast } from './support/screen.ts';
import { addSecondAdmin, SECOND_ADMIN } from './support/second-admin.ts';

const REASON = 'The garden centre has the prizes ready a month later.';
const RULES = 'One ticket each. The prizes are fetched at the garden centre.';

let app: RunningApp;
let world: Awaited<ReturnType<typeof contestWorld>>;
test.beforeAll(async () => {
  world = await contestWorld();
  await addSecondAdmin(world.dataDir);
  app = await startApp({ dataDir: world.dataDir });
});
test.afterAll(() => app?.remove());

test('the terms of an open contest change by two people', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const first = await openDesk(browser, 'admin@pimento.example');
  const second = await openDesk(browser, SECOND_ADMIN);
  const desk = `${app.url}/admin/contests/${world.contestId}`;

  await test.step('a borrower joins', async () => {
    await page.goto(app.url);
    await logIn(page, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { name: /ashboard/ })).toBeVisible();
    await page.goto(`${app.url}/contests/${world.contestId}`);
    await page.getByRole('button', { name: 'Join the Contest' }).click();
    await expect(page.getByRole('button', { name: 'Contest Joined' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'What changed since it opened' })).toHaveCount(0);
  });

  await test.step('one of the staff asks, with a reason; nothing has changed yet', async () => {
    await first.goto(desk);
    await first.getByRole('button', { name: 'Change the terms' }).click();
    await first.getByLabel('Rules').fill(RULES);
    await first.getByLabel('Claim period').fill('60');
    await first.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(first.getByText('Please give the reason.').first()).toBeVisible();
    await first.getByLabel('Reason').fill(REASON);
    await expectNoViolations(first);
    await pictures(first, 'contest-terms-form');
    await first.getByRole('button', { name: 'Ask for approval' }).click();
    const question = first.getByRole('dialog', { name: 'Ask a second person to change the terms?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(first, 'Asked. Somebody else must approve it now.')).toBeVisible();
    await expect(first.getByRole('heading', { name: /waits for a second person/ })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect(first.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('One ticket each.', { exact: true })).toBeVisible();
  });

  await test.step('a colleague finds it among what waits, sees before and after, and approves', async () => {
    await second.goto(`${app.url}/admin/adjustments`);
    const row = second.getByRole('row', { name: new RegExp(CONTEST.name) });
    await expect(row).toContainText('Rules, Time to claim');
    await expectNoViolations(second);
    await pictures(second, 'contest-terms-waiting');
    await row.getByRole('link', { name: CONTEST.name }).click();
    await expect(second.getByText('60 days after the draw')).toBeVisible();
    await pictures(second, 'contest-terms-asked');
    await second.getByRole('button', { name: 'Approve' }).click();
    const dialog = second.getByRole('dialog', { name: 'Approve it and change the terms?' });
    await expect(dialog).toContainText('3 people have joined and will be told.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(second, 'Terms changed. Everybody who joined is told.')).toBeVisible();
    await expect(second.getByText(/^Approved by/)).toBeVisible();
    await expect(async () => {
      await second.reload();
      await expect(second.getByText('3 of 3 who had joined are told')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expectNoViolations(second);
    await pictures(second, 'contest-terms-approved');
  });

  await test.step('the borrower is told, and reads at the contest what was, what is and why', async () => {
    await page.goto(app.url);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText(`The terms of the contest ${CONTEST.name} changed`, { exact: false }).click();
    await expect(page).toHaveURL(`${app.url}/contests/${world.contestId}`);
    const changes = page.getByRole('region', { name: 'What changed since it opened' });
    await expect(changes).toContainText('One ticket each.');
    await expect(changes).toContainText(RULES);
    await expect(changes).toContainText(REASON);
    await expect(page.getByText('60 days after the draw').first()).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'contest-terms-changed');
  });

  await Promise.all([first, second].map((office) => office.context().close()));
});

async function openDesk(browser: Browser, email: string): Promise<Page> {
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, app.url, { email });
  return desk;
}
