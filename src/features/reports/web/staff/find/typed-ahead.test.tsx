import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';

let heard: string[];
const hear = ({ key, ctrlKey }: KeyboardEvent) => void (ctrlKey || heard.push(key));

beforeEach(() => {
  heard = [];
  // As the keys of a review are heard, and as those typed ahead of its next record are.
  document.addEventListener('keydown', hear);
  document.addEventListener('keydown', hear, true);
  vi.stubGlobal('fetch', async () => Response.json({ found: [] }));
  setSession({ id: 'o1', userType: 'Moderator', status: 'Active', fullName: 'Ann', email: 'a@desk.example' });
  sessionChanged();
});
afterEach(() => {
  cleanup();
  document.removeEventListener('keydown', hear);
  document.removeEventListener('keydown', hear, true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  dropSession();
  sessionChanged();
});

/** With the palette to be loaded yet, as after a page load. */
async function show() {
  const { FindAnything } = await import('./find-anything.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(
    <>
      <FindAnything />
      <textarea aria-label="Note" />
    </>,
    { client },
  );
}
const press = (key: string, more = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });
const box = () => screen.findByRole<HTMLInputElement>('combobox');

test('what is typed while the palette is loaded goes into its box, and reaches nothing else', async () => {
  await show();
  press('k', { ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const key of ['v', 'e', 'x', 'Backspace', 'Enter', 'ArrowDown', 'r'])
    expect(press(key), `${key} does what it does on the page`).toBe(false);
  expect(press('r', { ctrlKey: true }), 'keys of the browser stay its own').toBe(true);
  expect(press('F5')).toBe(true);
  await waitFor(async () => expect((await box()).value).toBe('ver'));
  expect(document.activeElement).toBe(await box());
  expect(heard).toEqual([]);
  expect(press('o', {}, await box()), 'then the box takes keys by itself').toBe(true);
});

test('nothing of it is lost to a key that the box takes by itself as soon as it has the focus', async () => {
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLInputElement)
      queueMicrotask(() => fireEvent.change(this, { target: { value: `${this.value}r` } }));
  });
  await show();
  press('k', { ctrlKey: true });
  for (const key of ['v', 'e']) press(key);
  await waitFor(async () => expect((await box()).value).toContain('r'));
  expect((await box()).value).toBe('ver');
});

test('from a text too, and by the button; the keys are the page’s again once it was closed', async () => {
  await show();
  press('k', { ctrlKey: true }, screen.getByLabelText('Note'));
  press('a', {}, screen.getByLabelText('Note'));
  await waitFor(async () => expect((await box()).value).toBe('a'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  press('v');
  expect(heard).toEqual(['v', 'v']);
  fireEvent.click(screen.getByRole('button', { name: /Find|Search/ }));
  expect((await box()).value, 'it opens empty').toBe('');
});

test('Escape takes it back before it has opened', async () => {
  await show();
  press('/');
  heard = [];
  press('b');
  press('Escape');
  press('v');
  expect(heard).toEqual(['v', 'v']);
  await import('./palette.tsx');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('combobox')).toBeNull();
});
