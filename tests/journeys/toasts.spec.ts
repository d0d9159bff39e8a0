// On the smallest phone no passing message lies over what is to be pressed, or stands on over a screen that it has nothing to do with.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn } from './support/people.ts';
import { expectNoViolations, pictures, settled, toast } from './support/screen.ts';

test.use({ viewport: { width: 360, height: 640 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ environment: { NODE_ENV: 'development' } });
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

test('no message lies over the button that brought it, and an error leaves with its screen', async ({
  page,
}) => {
  await test.step('at the top: a refused log-in', async () => {
    await page.goto(app.url);
    await page.getByLabel('Email').fill('borrower@pimento.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const button = page.getByRole('button', { name: 'Log in' });
    await pressAtEdge(button, 'start');
    await expect(toast(page, 'Login failed!')).toBeVisible();
    expect(await canBePressed(button)).toBe(true);
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
    await expect(toast(page, 'Choose at least one option')).toBeVisible();
    expect(await canBePressed(button)).toBe(true);
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
