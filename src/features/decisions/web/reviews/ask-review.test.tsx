import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import type { DecisionReview } from '../../contract/reviews.ts';
import { AskReview } from './ask-review.tsx';

let review: DecisionReview | null;
let sent: { words?: string }[];
const asked: DecisionReview = {
  _id: '019a0000-0000-7000-8000-000000000001',
  state: 'Waiting',
  words: '',
  askedAt: '2026-03-01T12:00:00.000Z',
  answer: null,
  answeredAt: null,
};

beforeEach(() => {
  review = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    if (init.method !== 'POST') return Response.json({ review });
    sent.push(JSON.parse(String(init.body)));
    review = asked;
    return Response.json({ _id: asked._id, message: 'We have your request.' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AskReview />
    </QueryClientProvider>,
  );

test('asking sends what was written; the screen then says that a person will answer', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a person to look at this' }));
  fireEvent.change(screen.getByLabelText(/^What should we know/), { target: { value: ' A second job. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toMatchObject([{ words: 'A second job.' }]));
  expect(
    await screen.findByText(saying(/You asked a person to look at this at 7:00 am, March 1st 2026/)),
  ).toBeTruthy();
  expect(screen.getByText(/^We said that a person looks within 24 hours/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer is read, and one may ask again', async () => {
  review = { ...asked, state: 'Answered', answer: 'It stands.', answeredAt: '2026-03-02T12:00:00.000Z' };
  show();
  expect(await screen.findByText('It stands.')).toBeTruthy();
  expect(screen.getByText('A person looked at your decision again. Their answer:')).toBeTruthy();
  expect(screen.getByText(saying('Decided by our Credit desk, 7:00 am, March 2nd 2026'))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask a person to look at this' })).toBeTruthy();
});
