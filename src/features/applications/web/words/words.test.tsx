import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationWord } from '../../contract/words.ts';
import { AskApplicant, LenderNotes } from '../partner/ask-applicant.tsx';
import { AskedByLender } from './asked-by-lender.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked: ApplicationWord = {
  _id: 'w1',
  by: 'Lender',
  text: 'Which months?',
  wants: ['Income'],
  writtenAt: '2026-03-09T15:00:00.000Z',
};

function show(screenOf: 'borrower' | 'lender', words: ApplicationWord[], mayWrite = true) {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return Response.json({ message: 'Done' });
    }
    if (url.endsWith('/notes')) return Response.json({ notes: [] });
    return Response.json({ words, mayWrite });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {screenOf === 'borrower' ? (
          <AskedByLender id="a1" lender="Island Credit" />
        ) : (
          <>
            <AskApplicant id="a1" applicant="Ann Able" />
            <LenderNotes id="a1" />
          </>
        )}
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (name: RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

test('an applicant reads what the lender asks, finds the way to papers, and answers', async () => {
  const sent = show('borrower', [asked]);
  expect(await screen.findByText('Which months?')).toBeTruthy();
  expect(screen.getByText('Proof of income')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send papers' }).getAttribute('href')).toBe(
    '/earn-points?tab=documents',
  );
  await press('Send the answer');
  expect(screen.getByText('Write your answer.')).toBeTruthy();
  write(/Your answer/, 'May');
  await press('Send the answer');
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/api/loan-application/a1/words/answer', body: { text: 'May' } }]),
  );
});

test('nothing stands there before the lender has asked', async () => {
  show('borrower', []);
  await waitFor(() => expect(screen.queryByText(/asks you/)).toBeNull());
});

test('a lender asks with the papers that it ticks, and notes something for its own people', async () => {
  const sent = show('lender', [asked]);
  await press('Ask for papers or a word');
  const window = within(screen.getByRole('dialog', { name: 'Ask the applicant' }));
  write(/What you ask/, 'And your statement?');
  fireEvent.click(window.getByRole('checkbox', { name: 'Bank statement' }));
  fireEvent.click(window.getByRole('button', { name: 'Ask' }));
  const body = {
    text: 'And your statement?',
    ...{ identity: false, address: false, income: false, bank: true },
  };
  await waitFor(() => expect(sent).toEqual([{ url: '/api/loan-application/a1/words/ask', body }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Add a note');
  write(/Note/, 'Called');
  await press('Save the note');
  await waitFor(() =>
    expect(sent[1]).toEqual({ url: '/api/loan-application/a1/notes', body: { text: 'Called' } }),
  );
});

test('a lender that may not write reads what there is', async () => {
  show('lender', [asked], false);
  expect(await screen.findByText('Which months?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for papers or a word' })).toBeNull();
});
