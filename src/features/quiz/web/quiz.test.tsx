import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { dropKeptOfOthers } from '#platform/web/record/kept-draft.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { Quiz } from './quiz.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const click = (name: string) => fireEvent.click(screen.getByText(name));
const beside = () => document.getElementById('quiz-error')?.textContent;
const shown = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuetext') ?? 'welcome';
const toasts = () => toastList.now().map(({ text }) => text);

test('what is wrong passes as a toast, and stays beside the question until it is mended', () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Quiz />
    </QueryClientProvider>,
  );
  // As many as it says.
  screen.getByText(/^Three short steps/);
  click('Start Now');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3');
  click('Next');
  expect(toasts()).toEqual(['Please complete question to move on']);
  expect(beside()).toBe('Please complete question to move on');
  fireEvent.click(screen.getByLabelText('3 - Neutral'));
  expect(beside()).toBeUndefined();
  expect(toasts()).toEqual([]);
  click('Next');
  fireEvent.click(screen.getByLabelText('No'));
  click('Next');
  for (const reward of ['Books', 'Dining', 'Stocks', 'Vacations']) click(reward);
  const full = 'You can only select 3 options. Unselect one and try again';
  expect(toasts()).toEqual([full]);
  expect(beside()).toBe(full);
  click('Books');
  expect(beside()).toBeUndefined();
  click('Submit');
  expect(beside()).toBe('Choose three rewards to finish.');
});

test('each step is one in the history: the browser’s back and Prev lead one back, and lose nothing', async () => {
  const router = show(
    <QueryClientProvider client={new QueryClient()}>
      <Quiz />
    </QueryClientProvider>,
  );
  const place = () => router.state.location.search;
  click('Start Now');
  fireEvent.click(screen.getByLabelText('3 - Neutral'));
  click('Next');
  fireEvent.click(screen.getByLabelText('No'));
  click('Next');
  expect([shown(), place()]).toEqual(['3 of 3', '?step=rewards']);
  click('Books');
  click('Submit');
  expect(beside()).toBe('Choose three rewards to finish.');
  await act(() => router.navigate(-1));
  expect([shown(), place(), beside()]).toEqual(['2 of 3', '?step=draw', undefined]);
  expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true);
  await act(async () => click('Prev'));
  expect([shown(), place()]).toEqual(['1 of 3', '?step=feeling']);
  await act(() => router.navigate(-1));
  expect([shown(), place()]).toEqual(['welcome', '']);
  await act(() => router.navigate(3));
  expect(shown()).toBe('3 of 3');
  expect(screen.getByRole('button', { name: 'Books' }).getAttribute('aria-pressed')).toBe('true');
});

test('after a reload too the browser’s back leads through the steps, to the welcome', async () => {
  setSession({ id: 'u1', userType: 'User', status: 'UserQuiz' });
  const router = show(
    <QueryClientProvider client={new QueryClient()}>
      <Quiz />
    </QueryClientProvider>,
    '/quiz',
  );
  click('Start Now');
  fireEvent.click(screen.getByLabelText('3 - Neutral'));
  await act(async () => click('Next'));
  fireEvent(window, new Event('pagehide'));
  const { state, search } = router.state.location;
  cleanup();
  // As the browser keeps it: the same entry, with those before it.
  const reloaded = showScreen([{ path: '/quiz', element: <Quiz /> }], {
    at: ['/quiz', { pathname: '/quiz', search, state }],
  });
  expect(shown()).toBe('2 of 3');
  await act(() => reloaded.navigate(-1));
  expect(shown()).toBe('welcome');
  dropKeptOfOthers(null);
  dropSession();
});

test('once it is handed in, back leads past its steps', async () => {
  setSession({ id: 'u1', userType: 'User', status: 'UserQuiz' });
  serverSays({ '/api/quiz': { body: { message: 'Thank you' } } });
  const router = show(
    <QueryClientProvider client={new QueryClient()}>
      <Quiz />
    </QueryClientProvider>,
    '/quiz',
  );
  click('Start Now');
  fireEvent.click(screen.getByLabelText('3 - Neutral'));
  click('Next');
  fireEvent.click(screen.getByLabelText('No'));
  click('Next');
  for (const reward of ['Books', 'Dining', 'Stocks']) click(reward);
  click('Submit');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
  // The steps lie ahead of it, and nothing lies behind.
  await act(() => router.navigate(1));
  expect(router.state.location.search).toBe('?step=feeling');
  vi.unstubAllGlobals();
  dropSession();
});

test('what was handed in as the session ended is sent by itself after the log-in, once', async () => {
  const marcia = { id: 'u1', userType: 'User', status: 'UserQuiz' };
  setSession(marcia);
  serverSays({ '/api/quiz': { status: 401, body: { code: 'session.ended' } } });
  const open = () =>
    show(
      <QueryClientProvider client={new QueryClient()}>
        <Quiz />
      </QueryClientProvider>,
      '/quiz',
    );
  open();
  click('Start Now');
  fireEvent.click(screen.getByLabelText('3 - Neutral'));
  click('Next');
  fireEvent.click(screen.getByLabelText('No'));
  click('Next');
  for (const reward of ['Books', 'Dining', 'Stocks']) click(reward);
  await act(async () => click('Submit'));
  expect(toasts()).toEqual([]);
  dropSession();
  cleanup();
  setSession(marcia);
  const sent = serverSays({ '/api/quiz': { body: { message: 'Thank you' } } });
  const router = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent['/api/quiz']).toEqual([expect.objectContaining({ rewards: ['Books', 'Dining', 'Stocks'] })]);
  cleanup();
  open();
  expect(screen.getByText('Start Now')).toBeTruthy();
  vi.unstubAllGlobals();
  dropSession();
});

test.each([
  ['?step=rewards', '1 of 3'],
  ['?step=nothing', 'welcome'],
])('an address leads no further than to the first question without an answer: %s', (at, step) => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Quiz />
    </QueryClientProvider>,
    `/quiz${at}`,
  );
  expect(shown()).toBe(step);
});

test('a reload goes on where it was, with what was answered; of it nothing is left after a log-out', () => {
  const open = () =>
    show(
      <QueryClientProvider client={new QueryClient()}>
        <Quiz />
      </QueryClientProvider>,
    );
  setSession({ id: 'u1', userType: 'User', status: 'UserQuiz' });
  open();
  click('Start Now');
  fireEvent.click(screen.getByLabelText('2 - Unsatisfied'));
  click('Next');
  fireEvent.click(screen.getByLabelText('Yes'));
  fireEvent(window, new Event('pagehide'));
  cleanup();
  open();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 3');
  expect(screen.getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
  click('Prev');
  expect(screen.getByLabelText<HTMLInputElement>('2 - Unsatisfied').checked).toBe(true);
  cleanup();
  dropKeptOfOthers(null);
  open();
  expect(screen.getByText('Start Now')).toBeTruthy();
  dropSession();
});
