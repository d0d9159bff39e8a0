import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import type { Note } from '../../../contract/desk.ts';
import { StaffNotes } from './notes.tsx';

let notes: Note[];
let isDown: boolean;

beforeEach(() => {
  notes = [];
  isDown = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST')
      return Response.json({ rows: notes.slice(0, 8), total: notes.length, page: 1, perPage: 8 });
    if (isDown) return Response.json({ code: 'unexpected', message: 'Something broke.' }, { status: 500 });
    notes = [note(notes.length + 1, JSON.parse(String(init.body)).text), ...notes];
    return Response.json({ _id: notes[0]?._id, message: 'Note added' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const note = (number: number, text: string): Note => ({
  _id: `n${number}`,
  by: { _id: 'm1', fullName: 'Devon Clarke' },
  text,
  created: '2026-03-08T21:05:00.000Z',
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = <StaffNotes id="u1" name="Marcia Campbell" />;
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Notes' }));
  return client;
}
const write = async (text: string) => {
  fireEvent.change(await screen.findByLabelText('New note'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
};
const toasts = () => toastList.now().map(({ tone, text }) => [tone, text]);

test('the Notes button opens who wrote what and when', async () => {
  notes = [note(1, 'Prefers calls\nafter six')];
  open();
  expect(await screen.findByRole('dialog', { name: 'Notes about Marcia Campbell' })).toBeTruthy();
  const listed = await screen.findByRole('listitem');
  expect(listed.textContent).toContain('Devon Clarke');
  expect(listed.textContent).toContain('4:05 pm, March 8th 2026');
  expect(listed.textContent).toContain('Prefers calls\nafter six');
});

test('a new note stands at the top, and the field is empty again', async () => {
  open();
  expect(await screen.findByText('Nobody has written a note yet.')).toBeTruthy();
  await write('Called about the payslip');
  expect(await screen.findByText('Called about the payslip', { selector: 'li p' })).toBeTruthy();
  expect((screen.getByLabelText('New note') as HTMLTextAreaElement).value).toBe('');
});

test('blanks are not sent, and what could not be sent is kept', async () => {
  open();
  await write('  ');
  expect(screen.getByText('Write something before you add the note.')).toBeTruthy();
  isDown = true;
  await write('Moves to Mandeville');
  await waitFor(() => expect(toasts()).toEqual([['bad', 'The note was not added. Please try again.']]));
  expect((screen.getByLabelText('New note') as HTMLTextAreaElement).value).toBe('Moves to Mandeville');
  expect(notes).toEqual([]);
});

test('what a colleague adds appears when the topic is announced', async () => {
  const client = open();
  await screen.findByText('Nobody has written a note yet.');
  notes = [note(1, 'From a colleague')];
  await client.invalidateQueries({ queryKey: ['notes'] });
  expect(await screen.findByText('From a colleague')).toBeTruthy();
});
