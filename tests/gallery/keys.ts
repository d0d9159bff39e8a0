// Right after a hard load each list is searched, and each row of tabs and slider worked by arrow keys: the focus and what was typed must stay.
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../journeys/support/screen.ts';
import type { Finding } from './rules/finding.ts';
import { isBehindDialog } from './rules/in-sight.ts';

/** A screen as it is after a reload has never been moved on from: what takes the focus at the first change shows only then. */
export async function keyFaults(page: Page): Promise<Finding[]> {
  const address = page.url();
  const found: Finding[] = [];
  for (const [what, use] of [
    [SEARCH, search],
    [TABS, moveAlongTabs],
    [SLIDER, slide],
  ] as const) {
    const controls = page.locator(what);
    for (let place = 0; place < (await controls.count()); place++) {
      const control = controls.nth(place);
      if (!(await control.isVisible()) || (await control.evaluate(isBehindDialog))) continue;
      const name = `${what} ${place + 1}`;
      const fault = await use(page, control).catch((error: Error) => error.message.split('\n')[0]);
      if (fault) found.push({ rule: 'keys', where: name, says: fault });
      await page.goto(address);
      await settled(page);
    }
  }
  return found;
}

const SEARCH = 'input[type=search]';
const TABS = '[role=tablist]';
const SLIDER = 'input[type=range]';
const SHORTLY = { timeout: 5_000 };

/** Two halves of a word with the search of the first one in between. */
async function search(page: Page, box: Locator): Promise<string | undefined> {
  const before = await box.inputValue();
  await box.click();
  await page.keyboard.press('End');
  await page.keyboard.type('mar');
  // One with a button of its own asks for nothing before that is pressed.
  const asksByItself = await box.evaluate((input: HTMLInputElement) => input.form === null);
  if (asksByItself) await page.waitForURL((url) => url.search.includes('mar'), SHORTLY);
  await settled(page);
  await page.keyboard.type('cia');
  const typed = await box.inputValue();
  return typed === `${before}marcia` && (await hasFocus(box))
    ? undefined
    : `“${before}marcia” was typed, the box holds “${typed}” and has ${(await hasFocus(box)) ? '' : 'not '}the focus`;
}

async function moveAlongTabs(page: Page, row: Locator): Promise<string | undefined> {
  const tabs = row.getByRole('tab');
  const count = await tabs.count();
  const first = (await selected(tabs)) ?? 0;
  await tabs.nth(first).focus();
  for (const step of [1, 2]) {
    const next = tabs.nth((first + step) % count);
    await page.keyboard.press('ArrowRight');
    await expect(next).toHaveAttribute('aria-selected', 'true', SHORTLY);
    await settled(page);
    if (!(await hasFocus(next))) return `at arrow ${step} the focus is not on the tab that it chose`;
  }
}

const selected = async (tabs: Locator): Promise<number | undefined> => {
  const marks = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')));
  const place = marks.indexOf('true');
  return place < 0 ? undefined : place;
};

async function slide(page: Page, slider: Locator): Promise<string | undefined> {
  await slider.focus();
  const key = (await slider.evaluate((input: HTMLInputElement) => input.value === input.max))
    ? 'ArrowLeft'
    : 'ArrowRight';
  for (const step of [1, 2]) {
    const before = await slider.inputValue();
    await page.keyboard.press(key);
    const after = await slider.inputValue();
    const ends = await slider.evaluate(
      (input: HTMLInputElement) => input.value === input.max || input.value === input.min,
    );
    if (after === before && !ends) return `arrow ${step} does not move it`;
    await settled(page);
    if (!(await hasFocus(slider))) return `after arrow ${step} it has not the focus`;
  }
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);
