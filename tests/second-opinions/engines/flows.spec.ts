// What people do in another engine, by its own keys and right after a hard load: log in, search a list, go along tabs, move a slider, leave a form half filled.
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/app/server/demo/demo-accounts.ts';
import { fillingTexts } from '../../../src/texts/forms.ts';
import type { Engine } from './engine.ts';
import { becomes, settled, test } from './engine-test.ts';

const SHORTLY = { timeout: 10_000 };

test('somebody logs in by keyboard', async ({ world, engine }) => {
  await becomes(engine, world, 'visitor');
  await engine.open(`${world.url}/`);
  await settled(engine);
  await engine.click('input[type=email]');
  await engine.type('partner@pimento.example');
  await engine.press('Tab');
  await engine.type(DEMO_PASSWORD);
  await engine.press('Enter');
  await expect.poll(() => engine.run(() => location.pathname, null), SHORTLY).toBe('/partner/dashboard');
  await settled(engine);
});

test('a list is searched: letters typed while it is on its way stay', async ({ world, engine }) => {
  await becomes(engine, world, 'admin');
  await engine.open(`${world.url}/admin/users`);
  await settled(engine);
  await engine.click('input[type=search]');
  await engine.type('mar');
  await expect.poll(() => engine.run(() => location.search, null), SHORTLY).toContain('mar');
  await engine.type('cia');
  await expect.poll(() => engine.run(() => location.search, null), SHORTLY).toContain('marcia');
  await settled(engine);
  expect(await inFocus(engine)).toEqual({ control: 'input', value: 'marcia' });
});

test('arrow keys choose the next tab, and the focus goes along', async ({ world, engine }) => {
  await becomes(engine, world, 'borrower');
  await engine.open(`${world.url}/data`);
  await settled(engine);
  await engine.run(
    () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    null,
  );
  const focusedTab = () =>
    engine.run(() => {
      const tabs = [...document.querySelectorAll('[role=tab]')];
      const { activeElement } = document;
      return {
        place: activeElement ? tabs.indexOf(activeElement) : -1,
        isSelected: activeElement?.getAttribute('aria-selected'),
      };
    }, null);
  for (const place of [1, 2]) {
    await engine.press('ArrowRight');
    await expect.poll(focusedTab, SHORTLY).toEqual({ place, isSelected: 'true' });
    await settled(engine);
    expect(await focusedTab()).toEqual({ place, isSelected: 'true' });
  }
});

test('arrow keys move a slider step by step', async ({ world, engine }) => {
  await becomes(engine, world, 'visitor');
  await engine.open(`${world.url}/`);
  await settled(engine);
  const amount = () =>
    engine.run(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value), null);
  await engine.run(() => document.querySelector<HTMLElement>('input[type=range]')?.focus(), null);
  const step = await engine.run(
    () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.step),
    null,
  );
  const before = await amount();
  for (const presses of [1, 2]) {
    await engine.press('ArrowRight');
    await expect.poll(amount, SHORTLY).toBe(before + presses * step);
  }
  await engine.press('ArrowLeft');
  await expect.poll(amount, SHORTLY).toBe(before + step);
  expect(await inFocus(engine)).toEqual({ control: 'input', value: String(before + step) });
});

test('a form that was left half filled is there again', async ({ world, engine }) => {
  const address = `${world.url}/information?section=basic_information&step=street_address`;
  const town = '[data-field=town] input, input[name=town]';
  await becomes(engine, world, 'newcomer');
  await engine.open(address);
  await settled(engine);
  await engine.click(town);
  await engine.type('Half Way Tree');
  const reads = () => engine.run(() => document.body.innerText, null);
  await expect.poll(reads, SHORTLY).toContain(fillingTexts.saved);
  await engine.open(address);
  await settled(engine);
  const kept = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  await expect.poll(() => engine.run(kept, town), SHORTLY).toBe('Half Way Tree');
});

const inFocus = (engine: Engine) =>
  engine.run(() => {
    const it = document.activeElement as HTMLInputElement | null;
    return { control: it?.tagName.toLowerCase(), value: it?.value };
  }, null);
