// The gallery's rules for a phone, asked of a screen as a journey has left it: with a banner up, say, or a passing message.
import { expect, type Page } from '@playwright/test';
import { bundleJudge } from '../../gallery/rules/bundle.ts';

/** What is shortened on purpose is explained in the gallery, which asks this of every screen. */
const ASKED_ELSEWHERE = 'clipped';

let judgeScript: Promise<string> | undefined;

/** Expects that nothing is covered, out of its box, wider than the screen, or too small to be pressed. The page is at its top afterwards. */
export async function expectNothingCovered(page: Page): Promise<void> {
  judgeScript ??= bundleJudge();
  const script = await judgeScript;
  if (!(await page.evaluate(() => 'gallery' in window))) await page.evaluate(script);
  const findings = await page.evaluate(() => window.gallery.judge(true).findings);
  expect(
    findings.filter(({ rule }) => rule !== ASKED_ELSEWHERE),
    page.url(),
  ).toEqual([]);
}
