import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { landingCopy } from '../../texts/site.ts';
import { EditCopy } from './edit-copy.tsx';

let latest: object;
let answer: () => Response;
let sent: { url: string; body: { [name: string]: unknown } }[];
beforeEach(() => {
  sent = [];
  latest = { version: 4, publishedVersion: 4, copy: landingCopy, publishedCopy: landingCopy };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return answer();
    }
    if (url.includes('/latest')) return Response.json(latest);
    return Response.json({
      rows: [
        {
          version: 4,
          published: '2026-03-03T21:05:00.000Z',
          created: '2026-03-03T21:05:00.000Z',
          by: 'Ann Lee',
          revertedTo: null,
          changes: [{ slot: 'hero.title', before: 'Old words', after: landingCopy['hero.title'] }],
        },
        {
          version: 3,
          published: null,
          created: '2026-03-02T21:05:00.000Z',
          by: null,
          revertedTo: 1,
          changes: [],
        },
      ],
      total: 4,
      page: 1,
      perPage: 8,
      publishedVersion: 4,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

async function show(): Promise<HTMLInputElement> {
  const element = <EditCopy login={<p>Log in here</p>} costExample={<p>The cost</p>} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>('Promise', { selector: 'input' });
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const yes = async (question: string) => {
  const dialog = await screen.findByRole('dialog', { name: question, hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes', hidden: true }));
};
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('every slot of the landing has its field, with its limit', async () => {
  await show();
  const names = [...document.querySelectorAll('input[name], textarea[name]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(names).toEqual(Object.keys(landingCopy));
  expect(screen.getByText('26 of 60 characters')).toBeTruthy();
  expect(screen.getByText('You see version 4, which visitors see too.')).toBeTruthy();
  expect([button('Publish').disabled, button('Save as a new version').disabled]).toEqual([true, true]);
});

test('the preview is the landing in the words that stand there, and nothing in it can be used', async () => {
  const promise = await show();
  const frame = screen.getByTitle<HTMLIFrameElement>('The landing as a phone shows it');
  const preview = () => frame.contentDocument?.body.textContent;
  await waitFor(() => expect(preview()).toContain('A loan you can see through'));
  type(promise, 'Loans for all');
  expect(preview()).toContain('Loans for all');
  expect(preview()).toContain('Log in here');
  expect(frame.contentDocument?.body.querySelector('[inert]')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit copy');
});

test('words are published after the question, over the version that they began from', async () => {
  const promise = await show();
  type(promise, ' Loans  for all ');
  expect(screen.getByText('1 text changed, not saved yet.')).toBeTruthy();
  expect(screen.getByText('Default: A loan you can see through')).toBeTruthy();
  answer = () => Response.json({ message: 'Version 5 published', version: 5 });
  await press('Publish');
  await yes('Are you sure you want to publish these words?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Version 5 published']]));
  expect(sent).toMatchObject([
    {
      url: '/api/informations/editLandingCopy',
      body: { version: 4, publish: true, copy: { 'hero.title': 'Loans for all' } },
    },
  ]);
});

test('an empty slot is named, and nothing is sent; the default brings its words back', async () => {
  const promise = await show();
  type(promise, '  ');
  await press('Save as a new version');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText(/^Promise: write something/)).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Default for Promise');
  expect(promise.value).toBe(landingCopy['hero.title']);
});

test('what somebody else saved in between is shown, and one’s own words stay', async () => {
  const promise = await show();
  type(promise, 'Mine');
  answer = () => {
    latest = { ...latest, version: 5, copy: { ...landingCopy, 'hero.title': 'Theirs' } };
    return Response.json({ code: 'copy.changed', message: 'Somebody else saved.' }, { status: 409 });
  };
  await press('Save as a new version');
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(toasts()).toEqual([['bad', 'The words could not be saved']]);
  expect(promise.value).toBe('Mine');
  await press('Go on with mine');
  answer = () => Response.json({ message: 'Version 6 saved; it is not published yet', version: 6 });
  await press('Save as a new version');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ version: 5, publish: false }));
});

test('the history says who, when and what, and leads back after the question', async () => {
  await show();
  expect(await screen.findByText('Ann Lee, 4:05 pm, March 3rd 2026')).toBeTruthy();
  expect(screen.getByText('What visitors see')).toBeTruthy();
  expect(screen.getByText('Back to version 1')).toBeTruthy();
  expect(screen.getByText('Before: Old words')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revert to this version: 4' })).toBeNull();
  answer = () => Response.json({ message: 'Version 5 published', version: 5 });
  await press('Revert to this version: 3');
  await yes('Are you sure you want to go back to version 3?');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Version 5 published']]));
  expect(sent).toEqual([{ url: '/api/informations/landingCopy/revert', body: { version: 4, to: 3 } }]);
});
