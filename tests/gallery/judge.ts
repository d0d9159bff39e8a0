// Judges a page that is open and settled in one look: size, colours and text size are set, and every rule is asked.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COLOURS } from '../support/axe-rules.ts';
import { unexplained } from './explained/explained.ts';
import { OWN } from './explained/own.ts';
import { isPhone, isWhole, type Look, nameOf } from './looks.ts';
import { PICTURES } from './report/where.ts';
import { axeFindings } from './rules/axe.ts';
import { lowContrast } from './rules/contrast.ts';
import type { Finding } from './rules/finding.ts';

const PICTURES_WANTED = process.env.PICTURES === 'yes';

export type Looked = { look: Look; picture: string | null; findings: Finding[] };

/** `judgeScript` is the world's; `name` is the picture's. The page is not loaded again. */
export async function judge(page: Page, look: Look, judgeScript: string, name: string): Promise<Looked> {
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: look.width, height: look.height });
  if (!(await page.evaluate(() => 'gallery' in window))) await page.evaluate(judgeScript);
  await page.evaluate(async (percent) => {
    window.gallery.textSize(percent);
    await window.gallery.calm();
  }, look.textPercent);
  if (look.coloursAlone) {
    const findings = await axeFindings(page, look, COLOURS);
    return { look, picture: null, findings: unexplained('own', OWN, findings) };
  }
  const byAxe = look.isKept && look.textPercent === 100 ? await axeFindings(page, look) : [];
  // Right before the pictures: what arrives meanwhile would stand elsewhere in them.
  const asked = () => page.evaluate((isPhone) => window.gallery.judge(isPhone), isPhone(look));
  const { findings, texts } = await asked();
  findings.push(...byAxe);
  let picture: string | null = null;
  if (look.isKept) {
    const whole = { fullPage: true, animations: 'allow', caret: 'initial' } as const;
    const contrast = async (of: typeof texts) => {
      await page.evaluate(() => window.gallery.pose('without texts'));
      const faults = await lowContrast(of, await page.screenshot(whole));
      await page.evaluate(() => window.gallery.pose('as it is'));
      return faults;
    };
    let faults = await contrast(texts);
    if (faults.length > 0) {
      // A picture or a paper that came between measuring and photographing has moved what stands below it.
      await page.evaluate(() => window.gallery.pose('no more'));
      await page.evaluate(() => window.gallery.calm());
      faults = await contrast((await asked()).texts);
    }
    findings.push(...faults);
    // The gate keeps those of what was found: nobody looks at the others, and each takes the processor's time.
    if (isWhole || PICTURES_WANTED || findings.length > 0) {
      picture = `${name}-${nameOf(look)}.jpg`;
      await page.screenshot({ ...whole, path: join(PICTURES, picture), type: 'jpeg', quality: 60 });
    }
    for (;;) {
      const next = await page.evaluate(() => window.gallery.nextOutOfSight());
      if (!next) break;
      findings.push(...(next.texts.length > 0 ? await contrast(next.texts) : [next.finding]));
    }
    await page.evaluate(() => window.gallery.pose('no more'));
  }
  return { look, picture, findings: unexplained('own', OWN, findings) };
}
