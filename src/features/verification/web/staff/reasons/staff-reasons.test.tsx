import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { StaffReasons } from './staff-reasons.tsx';

let saved: unknown[];
let refusal: Response | undefined;
beforeEach(() => {
  saved = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (url === '/api/informations')
      return Response.json([{ sId: 'income', name: 'Income', for: 'FullUser' }]);
    if (init?.method !== 'POST')
      return Response.json({
        version: 4,
        reasons: [
          { reason: 'Too dark', sId: null },
          { reason: 'Expired', sId: null },
        ],
      });
    saved.push(JSON.parse(String(init.body)));
    return refusal ?? Response.json({ message: 'Reasons saved', version: 5 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

async function show() {
  const router = createMemoryRouter([{ path: '*', element: <StaffReasons /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findAllByLabelText('What the owner reads');
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const words = () =>
  screen.getAllByLabelText<HTMLInputElement>('What the owner reads').map(({ value }) => value);
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

it('adds, words, moves and removes reasons, for one section or all, and saves them as one list', async () => {
  await show();
  click('Add a reason');
  click('Save');
  expect(await screen.findByText('Write the reason, or remove it.')).toBeTruthy();
  expect(saved).toEqual([]);
  const added = screen.getAllByLabelText('What the owner reads').at(-1) ?? document.body;
  fireEvent.change(added, { target: { value: ' Not a payslip ' } });
  fireEvent.change(screen.getAllByLabelText('Offered for').at(-1) ?? document.body, {
    target: { value: 'income' },
  });
  click('Move reason 3 up');
  click('Remove reason 1');
  click('Save');
  await waitFor(() => expect(toasts()).toEqual([['good', 'Reasons saved']]));
  expect(saved).toEqual([
    {
      version: 4,
      reasons: [
        { reason: 'Not a payslip', sId: 'income' },
        { reason: 'Expired', sId: null },
      ],
    },
  ]);
});

it('keeps what was written when somebody else has saved meanwhile, and takes it back on request', async () => {
  refusal = Response.json(
    { code: 'request.conflict', message: 'This was changed somewhere else' },
    { status: 409 },
  );
  await show();
  click('Remove reason 2');
  click('Save');
  await waitFor(() => expect(toasts()).toEqual([['bad', 'This was changed somewhere else']]));
  expect(words()).toEqual(['Too dark']);
  click('Undo changes');
  expect(words()).toEqual(['Too dark', 'Expired']);
});

it('asks before the page is left with what is not saved', async () => {
  const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await show();
  expect(isHeld()).toBe(false);
  click('Move reason 2 up');
  expect(isHeld()).toBe(true);
  click('Move reason 2 up');
  expect(isHeld()).toBe(false);
});
