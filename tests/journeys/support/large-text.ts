// What large text does to a page: what is torn, and letters that leave their box.
import type { Page } from '@playwright/test';
import { bundleJudge } from '../../gallery/rules/bundle.ts';

let judge: Promise<string> | undefined;

/** Words, amounts, numbers, days and hours that end on another line than they began on, as the gallery finds them. */
export async function torn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'gallery' in window))) {
    judge ??= bundleJudge();
    await page.evaluate(await judge);
  }
  const found = await page.evaluate(() => {
    window.gallery.forgetStyles();
    return window.gallery.tornTexts();
  });
  return found.map(({ where, says }) => `${says}: ${where}`);
}

/** Letters that are larger than the box of a fixed size in which they stand. */
export const outgrown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [class*="size-"]:not(svg, svg *, input):not(:has(*))')]
      .filter((box) => box.textContent && box.scrollHeight > box.clientHeight + 1)
      .map((box) => `${box.className}: ${box.textContent}`),
  );
