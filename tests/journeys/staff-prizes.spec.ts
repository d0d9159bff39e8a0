// Rewards from both sides: an officer adds a coupon with a picture and codes, a borrower redeems it; a redemption is cancelled and its seeds return; a prize is edited and deleted; a promo code is added and ended.
import { expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { contestWorld } from './support/contest-world.ts';
import { photograph, statement } from './support/papers.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { expectNoViolations, pictures, settled, toast } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  const { dataDir } = await contestWorld();
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

const COUPON = { name: 'Bulla and cheese', seeds: 40 };

async function openOffice(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInAsStaff(page, app.url, { email: 'moderator@pimento.example' });
}

async function chooseImage(page: Page, image: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Prize image' }).getByText('Choose an image').click();
  await (await chooser).setFiles(image);
}

const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
const seedsOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get(`${app.url}/api/prizes/next`)).json()) as { points: number }).points;

async function redeem(page: Page, name: string): Promise<void> {
  await page.goto(`${app.url}/redeem`);
  await page.getByRole('link', { name: `Get Now! ${name}` }).click();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(toast(page, `Yours: ${name}.`)).toBeVisible();
}

test('an officer adds a coupon with a picture and codes, and a borrower gets one of them', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await logInAsBorrower(phone, app.url);
  await phone.goto(`${app.url}/redeem`);
  await settled(phone);

  await openOffice(page);
  await page.goto(`${app.url}/admin/prizes`);
  await page.getByRole('link', { name: 'Add Prize' }).click();
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('Prize Image is required').first()).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Prize name').fill(COUPON.name);
  await page.getByLabel('Description').fill('Tap Redeem, show the code at the shop, enjoy');
  await page.getByLabel('Redeem', { exact: false }).first().check();
  await page.getByLabel('Value in dollars').fill('650.50');
  await page.getByLabel('Seeds required').fill(String(COUPON.seeds));
  await page.getByLabel('This prize is a coupon').check();
  await page.getByRole('textbox', { name: /^Codes/ }).fill('BULLA-1\nBULLA-2\nBULLA-2');
  await expect(page.getByText('2 codes · 1 repetition left out')).toBeVisible();
  await chooseImage(page, await photograph('bulla.jpg', 'BULLA'));
  await expect(page.getByText('bulla.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await expect(page.getByText('Are you sure you want to add this new Prize?')).toBeVisible();
  await yes(page);
  await expect(toast(page, 'Prize added successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: COUPON.name })).toBeVisible();
  await expect(page.getByText('$650.50')).toBeVisible();
  await expectNoViolations(page);

  // The borrower's open list shows it without being asked.
  await expect(phone.getByRole('link', { name: `Get Now! ${COUPON.name}` })).toBeVisible();
  const before = await seedsOf(phone);
  await redeem(phone, COUPON.name);
  await expect(phone.getByText('BULLA-1')).toBeVisible();
  expect(await seedsOf(phone)).toBe(before - COUPON.seeds);
  await expect(page.getByText('Handed out').locator('xpath=following-sibling::dd')).toHaveText('1');
  await expect(page.getByText('BULLA-1')).toHaveCount(0);
  await phone.context().close();
});

test('another redemption is cancelled with a reason, and its seeds return', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await logInAsBorrower(phone, app.url);
  await openOffice(page);
  await page.goto(`${app.url}/admin/prizes/add`);
  await page.getByLabel('Prize name').fill('Sun hat');
  await page.getByLabel('Description').fill('Tap Redeem, collect it in town');
  await page.getByLabel('Redeem', { exact: false }).first().check();
  await page.getByLabel('Value in dollars').fill('900');
  await page.getByLabel('Seeds required').fill('30');
  await page.getByLabel('Stock').fill('2');
  await chooseImage(page, statement('flyer.pdf', ['A sun hat', 'Second page']));
  await expect(page.getByText('flyer.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await yes(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sun hat' })).toBeVisible();
  const picture = page.locator('figure img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_440);
  const hat = page.url();

  await redeem(phone, 'Sun hat');
  const spent = await seedsOf(phone);
  await page.goto(`${app.url}/admin/redeem?status=Pending`);
  await page
    .getByRole('row', { name: /Sun hat/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Cancel redemption' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The shop has closed');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel redemption' }).click();
  await expect(toast(page, 'Redemption cancelled successfully')).toBeVisible();
  await expect(page.getByText('This redemption is Cancelled')).toBeVisible();
  await expectNoViolations(page);
  await expect(phone.getByText('The shop has closed')).toBeVisible();
  expect(await seedsOf(phone)).toBe(spent + 30);

  await page.goto(hat);
  await page.getByRole('button', { name: 'Edit Prize' }).click();
  await page.getByLabel('Seeds required').fill('35');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Are you sure you want to edit this Prize?')).toBeVisible();
  await yes(page);
  await expect(toast(page, 'Prize edited successfully')).toBeVisible();
  await expect(page.getByText('35 seeds')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Prize' }).click();
  await expect(page.getByText('Are you sure you want to delete this Prize?')).toBeVisible();
  await yes(page);
  await expect(toast(page, 'Prize deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/admin/prizes`);
  await phone.goto(`${app.url}/profile?view=acquisitions`);
  await expect(phone.getByText('Sun hat').first()).toBeVisible();
  await phone.context().close();
});

test('a prize that a contest gives stays; a promo code is added and ended', async ({ page }) => {
  test.setTimeout(90_000);
  await openOffice(page);
  await page.goto(`${app.url}/admin/prizes?search=school+bag&type=Prize`);
  await page.getByRole('link', { name: 'School bag' }).first().click();
  await expect(page.getByText('1 contest not drawn yet gives this prize.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Prize' }).click();
  await expect(
    toast(
      page,
      'A contest still has to give this prize. Wait until it is drawn and its prizes are handed over, or give the contest another prize first.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${app.url}/admin/promo-codes`);
  await page.getByRole('button', { name: 'Add promo code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('market-day');
  await dialog.getByLabel('Seeds').fill('25');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Add promo code' }).click();
  await expect(toast(page, 'Promo code MARKET-DAY added')).toBeVisible();
  await page.getByRole('button', { name: 'End now: MARKET-DAY' }).click();
  await dialog.getByRole('button', { name: 'End now' }).click();
  await expect(toast(page, 'Promo code MARKET-DAY has ended')).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /MARKET-DAY/ })
      .getByText('Ended')
      .first(),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`${app.url}/admin/quizes?tab=answers`);
  await settled(page);
  await expectNoViolations(page);
  await pictures(page, 'quizes');
});
