// What seeds and luck are good for: a borrower joins a contest, redeems a prize, and sees the draw made and checked.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { BORROWER_SEEDS, CONTEST, contestWorld, endContest } from './support/contest-world.ts';
import { logIn } from './support/people.ts';
import { expectNoViolations, picture, pictures, toast } from './support/screen.ts';

const PRIZE = { name: 'Mobile top-up, $500', seeds: 100 };

let app: RunningApp;
let world: Awaited<ReturnType<typeof contestWorld>>;
test.beforeAll(async () => {
  world = await contestWorld();
  app = await startApp({ dataDir: world.dataDir });
});
test.afterAll(() => app?.remove());

test('redeem and contest', async ({ page }) => {
  test.setTimeout(180_000);
  const earlier = 30;
  await test.step('logs in and joins the featured contest', async () => {
    await page.goto(app.url);
    await logIn(page, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
    await page.goto(`${app.url}/redeem`);
    const featured = page.getByRole('region', { name: CONTEST.name });
    await expect(featured.getByText('1 day remaining')).toBeVisible();
    await expect(featured.getByText(`+${CONTEST.points} seeds`)).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'redeem');
    await featured.getByRole('button', { name: 'Join the Contest' }).click();
    await expect(toast(page, 'Contest has been joined')).toBeVisible();
    await expect(featured.getByRole('button', { name: 'Contest Joined' })).toBeDisabled();
    await expectSeeds(page, earlier + BORROWER_SEEDS + CONTEST.points);
  });

  await test.step('redeems a prize and gets its coupon code', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: PRIZE.name })
      .getByRole('link', { name: 'Get Now!' })
      .click();
    await page.getByRole('button', { name: 'Redeem', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click();
    await expect(page.getByText(/^TOP-\w{4}-\w{4}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redeemed' })).toBeDisabled();
    await page.goto(`${app.url}/redeem`);
    await expectSeeds(page, earlier + BORROWER_SEEDS + CONTEST.points - PRIZE.seeds);
  });

  await test.step('finds both in the bell', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText(`You joined the contest ${CONTEST.name}`)).toBeVisible();
    await expect(page.getByText(`You redeemed ${PRIZE.name} for ${PRIZE.seeds} seeds`)).toBeVisible();
  });

  await test.step('finds both in the profile', async () => {
    const main = page.getByRole('main');
    await page.goto(`${app.url}/profile?view=contests`);
    await expect(main.getByRole('link', { name: CONTEST.name, exact: true })).toBeVisible();
    await page.goto(`${app.url}/profile?view=acquisitions`);
    await expect(main.getByText(PRIZE.name).first()).toBeVisible();
    await expect(main.getByText(/^TOP-\w{4}-\w{4}$/)).toBeVisible();
  });

  const address = `/contests/${world.contestId}`;
  let ticket = '';
  let commitment = '';
  await test.step('reads the rules, the approval number and the commitment, and has a ticket', async () => {
    await page.goto(app.url + address);
    await expect(page.getByRole('heading', { level: 1, name: CONTEST.name })).toBeVisible();
    await expect(page.getByText('BGLC 12/2026')).toBeVisible();
    await expect(page.getByText('3 people have joined')).toBeVisible();
    ticket = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
    commitment = (await page.getByText(/^[0-9a-f]{64}$/).textContent()) ?? '';
    await expectNoViolations(page);
    await picture(page, 'contest-open');
  });

  await test.step('the contest ends and is drawn', async () => {
    await app.stop();
    await endContest(world.dataDir, world.contestId);
    app = await startApp({ dataDir: world.dataDir });
  });

  await test.step('sees the wheel turn and the result that was drawn', async () => {
    await page.goto(app.url + address);
    await expect(page.getByText('Drawing place 3 of 3 …')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Show the result' }).click();
    await expect(page.getByText('You won!')).toBeVisible();
    const winners = page.getByRole('region', { name: 'The draw', exact: true }).getByRole('listitem');
    await expect(winners).toHaveCount(3);
    await expect(winners.filter({ hasText: 'You' })).toContainText(ticket);
    await expect(winners.filter({ hasText: 'Nadine R.' })).toHaveCount(1);
    await expect(winners.filter({ hasText: 'Omar R.' })).toHaveCount(1);
    await expect(page.getByText(commitment)).toBeVisible();
  });

  await test.step('works the draw out again in the browser', async () => {
    await page.getByRole('button', { name: 'Check the draw yourself' }).click();
    await expect(page.getByText('The draw is right.', { exact: false })).toBeVisible();
    await expect(page.getByText('Your ticket was in the draw')).toBeVisible();
    await expectNoViolations(page);
    await pictures(page, 'contest-drawn');
  });

  await test.step('has been told by bell and mail', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText(`You won in the contest ${CONTEST.name}`)).toBeVisible();
    await page.goto(`${app.url}/dev/mailbox`);
    await expect(page.getByText(`You won in ${CONTEST.name}`).first()).toBeVisible();
  });
});

/** The balance in the heading of the list of prizes. */
const expectSeeds = (page: Page, seeds: number): Promise<void> =>
  expect(page.getByText(`${seeds} seeds`, { exact: true }).first()).toBeVisible();
