// No passing message lies over what is to be pressed, or stands on over a screen that it has nothing to do with: on the smallest phone, and at a desk.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logIn } from './support/people.ts';
import { expectNoViolations, pictures, settled, toast } from './support/screen.ts';

test.use({ viewport: { width: 360, height: 640 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' }, dataDir: await seedPeople(40) });
});
test.afterAll(() => app?.remove());

/** With the button at the very edge of the window, where a message would come. */
async function pressAtEdge(button: Locator, block: 'start' | 'end'): Promise<void> {
  await button.evaluate((element, block) => element.scrollIntoView({ block }), block);
  await button.click();
}

/** Says which controls that are wholly in sight the message covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('section[aria-live] li');
    if (!card) return ['no message'];
    const own = card.getBoundingClientRect();
    return [...document.querySelectorAll('main button, main a[href], main input')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        if (box.width <= 1 || box.top < 0 || box.bottom > innerHeight || card.contains(control)) return false;
        const isApart =
          box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom;
        return !isApart;
      })
      .map((control) => control.textContent || control.tagName);
  });

/** Inside the window, and what a finger would meet there. */
const canBePressed = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= innerHeight && (met === element || element.contains(met));
  });

/**
 * The message stands, and its button can be pressed. It is placed right before it is painted: a busy machine shows the browser's figures
 * before that.
 */
const expectPressableUnder = (message: Locator, button: Locator): Promise<void> =>
  expect
    .poll(async () => ({ stands: await message.isVisible(), isFree: await canBePressed(button) }))
    .toEqual({ stands: true, isFree: true });

test('no message lies over the button that brought it, and an error leaves with its screen', async ({
  page,
}) => {
  await test.step('at the top: a refused log-in', async () => {
    await page.goto(app.url);
    await page.getByLabel('Email').fill('borrower@pimento.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const button = page.getByRole('button', { name: 'Log in' });
    await pressAtEdge(button, 'start');
    await expectPressableUnder(toast(page, 'Login failed!'), button);
    await pictures(page, 'toast-top');
  });

  await test.step('a solved error is gone on the next screen', async () => {
    await logIn(page, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
    await expect(toast(page, 'Login failed!')).toHaveCount(0);
  });

  await test.step('at the bottom: a step that is not complete', async () => {
    await page.goto(`${app.url}/preferences`);
    await settled(page);
    await page.getByLabel('3 - Neutral').check();
    await page.getByRole('button', { name: 'Next' }).click();
    for (const tile of await page.getByRole('button', { pressed: true }).all()) await tile.click();
    const button = page.getByRole('button', { name: 'Submit' });
    await pressAtEdge(button, 'end');
    await expectPressableUnder(toast(page, 'Choose at least one option'), button);
    expect(await covered(page)).toEqual([]);
    await expectNoViolations(page);
    await pictures(page, 'toast-bottom');
    await page.getByRole('button', { name: /^Dining/ }).click();
    await expect(toast(page, 'Choose at least one option')).toHaveCount(0);
  });

  await test.step('the end of the page can be reached meanwhile', async () => {
    await page.getByRole('button', { name: /^Dining/ }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    const message = toast(page, 'Choose at least one option');
    await expect(message).toBeVisible();
    // The page gets its room below a moment after the message stands there, so that one may have to scroll once more.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const foot = await page.getByRole('contentinfo').boundingBox();
        const card = await page.locator('section[aria-live] li').boundingBox();
        return foot && card ? foot.y + foot.height - card.y : null;
      })
      .toBeLessThanOrEqual(1);
    await expect(message).toHaveCount(0, { timeout: 6_000 });
    expect(await page.evaluate(() => document.body.style.cssText)).toBe('');
  });

  await test.step('above a bar of buttons that stays at the foot', async () => {
    await page.evaluate(() => {
      const bar = document.createElement('div');
      Object.assign(bar.style, { position: 'fixed', bottom: '0', left: '0', right: '0' });
      bar.append(Object.assign(document.createElement('button'), { textContent: 'Keep it' }));
      document.querySelector('main')?.append(bar);
    });
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    await expect(toast(page, 'Choose at least one option')).toBeVisible();
    // The message is placed right before it is painted: a busy machine shows the browser's figures before that.
    await expect
      .poll(async () => {
        const card = await page.locator('section[aria-live] li').boundingBox();
        const bar = await page.getByRole('button', { name: 'Keep it' }).boundingBox();
        return card && bar ? card.y + card.height - bar.y : null;
      })
      .toBeLessThanOrEqual(1);
  });
});

test('at a desk the messages of a review stand in the window, beside its columns and above its decision', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/admin-login`);
  await page.getByLabel('Email').fill('moderator@pimento.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
  await page.goto(`${app.url}/admin/verification/model-5`);
  await page.getByRole('link', { name: /^Review documents/ }).click();
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(verify).toBeEnabled();
    await settled(page);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.keyboard.press('v');
    // On a busy machine the desk would have gone back to its list before all is looked at.
    await page.getByRole('button', { name: 'Stay here' }).click();
    const card = page.locator('section[aria-live] li');
    const dismiss = card.getByRole('button', { name: 'Dismiss' });
    await expectPressableUnder(card, dismiss);
    const box = await card.boundingBox();
    expect(box?.y, `its top at ${width} px`).toBeGreaterThan(400);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    // What it lies over scrolls away below it; what is decided with does not.
    for (const name of ['Next', 'Undo'])
      expect(await canBePressed(page.getByRole('button', { name })), `${name} at ${width} px`).toBe(true);
    const after = await page.evaluate(() => document.documentElement.scrollHeight);
    // No more than the message, and the bar that it stands on.
    expect(after - before, `growth of the page at ${width} px`).toBeLessThan(300);
    await pictures(page, `toast-desk-${width}`);
    await page.keyboard.press('u');
    await expect(toast(page, 'Taken back')).toBeVisible();
    await dismiss.click();
  }
});

test('at a desk a message is no wider than its words, and leaves the figures beside it readable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  // A message that is pointed at stands for as long as it is looked at.
  await toast(page, 'Welcome! Login successful').hover();
  await settled(page);
  const card = page.locator('section[aria-live] li');
  const words = await card.locator('p').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect().width;
  });
  const sides = ((await card.boundingBox())?.width ?? 0) - words;
  expect(sides, 'what the icon, the button and the edges take').toBeLessThan(130);
  await pictures(page, 'toast-figures-1280');
});
