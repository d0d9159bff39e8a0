// What every journey asks of a screen: no accessibility violation in either scheme, nothing wider than it, and a picture to look at.
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { AXE, COLOURS, WCAG } from '../../support/axe-rules.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Long enough for a busy machine with one core. */
const PATIENCE_MS = 30_000;

/** Waits until the screen has its heading and nothing on it is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: PATIENCE_MS });
  await expect(page.locator('.breathe, [role="status"]:has-text("Loading")')).toHaveCount(0, {
    timeout: PATIENCE_MS,
  });
}

/** WCAG 2.2 AA by axe, light and dark; and no sideways scrolling. The page is loaded once and stays as it is. */
export async function expectNoViolations(page: Page): Promise<void> {
  // From its top: what has scrolled under the bar that stays is not too small, only out of the way.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await inScheme(page, 'light');
  expect(await violations(page, WCAG), `${page.url()} in light`).toEqual([]);
  await inScheme(page, 'dark');
  expect(await violations(page, COLOURS), `${page.url()} in dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  await expectNoSideways(page);
}

/** Expects that nothing is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Expects that no column of a table is cut off, at a desk where all of them have room. */
export async function expectWholeTables(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap(({ parentElement: box, caption }) =>
      box && box.scrollWidth > box.clientWidth
        ? [`${caption?.textContent}: ${box.scrollWidth} px in ${box.clientWidth}`]
        : [],
    ),
  );
  expect(cut, `${page.url()} cuts a table`).toEqual([]);
}

/** Runs in a colour scheme with every transition at its end, because a colour halfway from one scheme to the other is in neither. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found: AxeResults['violations'] = await page.evaluate(async (rules) => {
    const options: RunOptions = { resultTypes: ['violations'], preload: false };
    const { violations } = await (window.axe as typeof axe).run(
      document,
      rules ? { ...options, runOnly: rules } : options,
    );
    return violations;
  }, runOnly);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} – ${failureSummary}`).join(' | ')}`,
  );
}

/** Takes a picture, light and dark, where PICTURES=yes asks for it. Pictures are for people to look at; they judge nothing and take the processor's time. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'yes') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { width = 0 } = page.viewportSize() ?? {};
    await page.screenshot({
      path: join('test-results', 'pictures', `${name}-${width}-${colorScheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Takes pictures at both widths: a phone's, and a desk's. */
export async function pictures(page: Page, name: string): Promise<void> {
  const phone = page.viewportSize();
  await picture(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
  await picture(page, name);
  if (phone) await page.setViewportSize(phone);
}

/** The passing message with that text; the same words may stand on the page too. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
