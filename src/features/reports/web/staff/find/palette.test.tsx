import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { FindAnything } from './find-anything.tsx';

const MARCIA = {
  kind: 'person',
  _id: 'm',
  title: 'Marcia Campbell',
  about: 'm@a.example',
  standing: 'Active',
};
const LOAN = { kind: 'loan', _id: 'l', title: '100000017', about: 'Marcia Campbell', standing: 'Active' };

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => Response.json({ found: [LOAN, MARCIA] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  setSession({ id: 'o1', userType: 'Moderator', status: 'Active', fullName: 'Ann', email: 'a@desk.example' });
  sessionChanged();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  dropSession();
  sessionChanged();
});

function show() {
  const screenOf = (
    <>
      <FindAnything />
      <label>
        Note <textarea />
      </label>
    </>
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = showScreen(screenOf, { client });
  return () => router.state.location.pathname + router.state.location.search;
}
const press = (key: string, more = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });
const box = () => screen.findByRole<HTMLInputElement>('combobox');
async function type(text: string) {
  fireEvent.change(await box(), { target: { value: text } });
  return box();
}
const chosen = async () => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('opens with the key %s and %j', async (key, more) => {
  show();
  expect(screen.queryByRole('combobox')).toBeNull();
  press(key, more);
  expect(await box()).toBeTruthy();
});

test('a stroke in a text is a letter of it; Ctrl+K opens from there too', async () => {
  show();
  press('/', {}, screen.getByLabelText('Note'));
  expect(screen.queryByRole('combobox')).toBeNull();
  press('k', { ctrlKey: true }, screen.getByLabelText('Note'));
  expect(await box()).toBeTruthy();
});

test('finds in one request, moves round by arrows, and opens what is chosen', async () => {
  const at = show();
  press('/');
  await type('marcia');
  await screen.findByRole('option', { name: /100 000 017/ });
  expect(asked).toEqual(['/api/find?q=marcia']);
  expect(await chosen()).toContain('100 000 017');
  const { getAttribute } = await box();
  expect(getAttribute.call(await box(), 'aria-expanded')).toBe('true');
  press('ArrowDown', {}, await box());
  expect(await chosen()).toContain('Marcia Campbell');
  press('ArrowUp', {}, await box());
  press('ArrowUp', {}, await box());
  expect(await chosen()).toContain('Message Marcia Campbell');
  press('ArrowDown', {}, await box());
  press('Enter', {}, await box());
  await waitFor(() => expect(at()).toBe('/admin/portfolio/l'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('what was opened stands there the next time, before anything is typed, for whoever opened it alone', async () => {
  show();
  press('/');
  await type('marcia');
  fireEvent.click(await screen.findByRole('option', { name: /^Marcia Campbell/ }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  press('/');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Marcia Campbell'),
  ]);
  cleanup();
  setSession({ id: 'o2', userType: 'Moderator', status: 'Active', fullName: 'Bo', email: 'b@desk.example' });
  sessionChanged();
  show();
  press('/');
  await box();
  expect(screen.queryByRole('option')).toBeNull();
});

test('says how many there are, that there is none, and that it did not answer', async () => {
  show();
  press('/');
  await type('marcia');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 results'));
  answer = () => Response.json({ found: [] });
  await type('zzz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nothing is called so/));
  expect((await box()).getAttribute('aria-expanded')).toBe('false');
  answer = () => Response.json({ code: 'x', message: 'No' }, { status: 503 });
  await type('prize');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/did not answer/));
  expect(screen.getByRole('option', { name: 'Add prize' })).toBeTruthy();
});

test('says that nothing is called so only once it has looked: it says that it is looking, or that one letter is too few', async () => {
  show();
  press('/');
  const status = () => screen.getByRole('status');
  await type('7');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(status().textContent).toMatch(/^Type one more letter/);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    return Response.json({ found: [] });
  });
  await type('77');
  await waitFor(() => expect(status().textContent).toBe('Looking …'));
  expect(status().className).not.toContain('sr-only');
  letGo();
  await waitFor(() => expect(status().textContent).toMatch(/^Nothing is called so/));
});
