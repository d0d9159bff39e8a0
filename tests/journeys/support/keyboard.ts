// A person without a mouse: moves with Tab, sees where the focus is, chooses with the arrows, and types.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './fill-form.ts';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the control has the focus, which must be seen; no press where it has it already. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  await untilFocused(control, key);
  await expectFocusSeen(control);
}

/** Tabs to the control and presses Enter, or the key named. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** A screen that was just reached: its heading is where the reader starts. */
export async function expectOnHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

export const keys: Hands = {
  async type(control, text) {
    await tabTo(control);
    await control.page().keyboard.type(text);
    // An amount of money may have been given its commas.
    await expect.poll(async () => plain(await control.inputValue())).toBe(plain(text));
  },

  async check(control, checked = true) {
    if ((await control.getAttribute('type')) === 'radio') await arrowToRadio(control);
    else await tabTo(control);
    if ((await control.isChecked()) !== checked) await control.page().keyboard.press('Space');
    await expect(control).toBeChecked({ checked });
  },

  async choose(select, name) {
    await tabTo(select);
    const chosen = () => select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.text);
    const options = await select.locator('option').allTextContents();
    for (let moves = 0; moves < options.length && (await chosen()) !== name; moves++)
      await select.page().keyboard.press('ArrowDown');
    await expect.poll(chosen).toBe(name);
  },

  press: (button) => press(button),
};

const plain = (text: string): string => text.replaceAll(',', '');

/** Tab stops once for the whole group, at its first button where none is chosen. */
async function arrowToRadio(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const group = control.page().locator(`input[type=radio][name="${await control.getAttribute('name')}"]`);
  await untilFocused(group, 'Tab');
  for (let moves = await group.count(); moves > 0 && !(await focus(control)).isWanted; moves--)
    await control.page().keyboard.press('ArrowDown');
  await expectFocusSeen(control);
}

async function untilFocused(wanted: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const passed: string[] = [];
  for (let at = await focus(wanted); !at.isWanted; at = await focus(wanted)) {
    passed.push(at.name);
    if (passed.length > MOST_STOPS)
      throw new Error(`${wanted} never had the focus; ${key} passed:\n${passed.join('\n')}`);
    await wanted.page().keyboard.press(key);
  }
}

const focus = (wanted: Locator): Promise<{ isWanted: boolean; name: string }> =>
  wanted.evaluateAll((nodes) => {
    const { activeElement: it } = document;
    const name = it?.getAttribute('aria-label') ?? it?.getAttribute('name') ?? it?.textContent;
    return {
      isWanted: nodes.some((node) => node === it),
      name: `${it?.tagName.toLowerCase()} ${name?.trim().slice(0, 60) ?? ''}`,
    };
  });

/**
 * Expects that a control has the focus and shows it; WCAG 2.4.7 and 2.4.11: an outline is drawn around it, and
 * nothing that stays over the page hides it wholly.
 */
const expectFocusSeen = (control: Locator): Promise<void> =>
  expect.poll(() => control.evaluate(howFocusIsSeen), { message: `focus on ${control}` }).toBe('seen');

function howFocusIsSeen(node: Element): string {
  if (node !== document.activeElement) return 'elsewhere';
  const isOutlined = [null, '::after'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node, part);
    return (
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    );
  });
  if (!isOutlined) return 'without an outline';
  const { left, top, width, height } = node.getBoundingClientRect();
  const isInSight = [0.1, 0.5, 0.9].some((share) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * share);
    return hit !== null && (node.contains(hit) || hit.closest('label')?.contains(node));
  });
  return isInSight ? 'seen' : 'hidden or out of sight';
}
