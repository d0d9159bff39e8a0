import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { dropKeptOfOthers } from '#platform/web/record/kept-draft.ts';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { itemsOf } from '../../rules/preferences.ts';
import { REWARDS } from '../../rules/quiz-answers.ts';
import { preferenceTexts as texts } from '../../texts/quiz.ts';
import { Preferences } from './preferences.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

const PATH = '/api/quiz/preferences';
const nothing = { financialQuestionnaire: null, itemsThatAppeal: itemsOf([]) };
const given = {
  financialQuestionnaire: {
    current_financial_situation_feeling: '4 - Satisfied',
    partner_draw: true,
    throw_per_month: 5000,
  },
  itemsThatAppeal: itemsOf(['Books']),
};

const open = (known: object, status = 200, at = '/here') => {
  const sent = serverSays({ [PATH]: { status, body: known } });
  const router = show(
    <QueryClientProvider client={new QueryClient()}>
      <Preferences />
    </QueryClientProvider>,
    at,
  );
  return { sent, router };
};
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const toasts = () => toastList.now().map(({ text }) => text);
const beside = () => document.getElementById('preferences-error')?.textContent;

describe('the preferences questionnaire', () => {
  it('goes on only when every question is answered, the amount of a draw among them', async () => {
    open(nothing);
    await click(texts.next);
    expect(toasts()).toEqual(['Please complete all questions to move on']);
    await waitFor(() => expect(beside()).toBe('Please complete all questions to move on'));
    fireEvent.click(screen.getByLabelText('3 - Neutral'));
    expect([toasts(), beside()]).toEqual([[], undefined]);
    fireEvent.click(screen.getByLabelText('Yes'));
    await click(texts.next);
    expect(screen.queryByText(texts.appealQuestion)).toBeNull();
    fireEvent.change(screen.getByLabelText('How much do you throw a month?'), { target: { value: '5000' } });
    await click(texts.next);
    expect(screen.getByText(texts.appealQuestion)).toBeTruthy();
  });

  it('offers nineteen categories, asks for one at least, and goes back to the first step', async () => {
    open({ ...given, itemsThatAppeal: itemsOf([]) });
    await click(texts.next);
    for (const title of REWARDS) expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText('100k or less')).toBeTruthy();
    await click(texts.submit);
    expect(toasts()).toEqual(['Choose at least one option']);
    expect(beside()).toBe('Choose at least one option');
    await click(texts.back);
    expect([toasts(), beside()]).toEqual([[], undefined]);
    expect(screen.getByText(texts.feelingQuestion)).toBeTruthy();
  });

  it('has its two steps in the history, and loses nothing by back or a reload', async () => {
    setSession({ id: 'u1', userType: 'User', status: 'Active' });
    const { router } = open(nothing);
    const address = () => router.state.location.search;
    fireEvent.click(await screen.findByLabelText('3 - Neutral'));
    fireEvent.click(screen.getByLabelText('No'));
    await click(texts.next);
    expect(address()).toBe('?step=offers');
    await click('Stocks');
    await act(() => router.navigate(-1));
    expect(address()).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('3 - Neutral').checked).toBe(true);
    await act(() => router.navigate(1));
    expect(screen.getByRole('button', { name: 'Stocks' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent(window, new Event('pagehide'));
    cleanup();
    open(nothing, 200, '/here?step=offers');
    expect((await screen.findByRole('button', { name: 'Stocks' })).getAttribute('aria-pressed')).toBe('true');
    await click(texts.back);
    expect((await screen.findByLabelText<HTMLInputElement>('3 - Neutral')).checked).toBe(true);
    dropKeptOfOthers(null);
    dropSession();
  });

  it('asks the first step first, whatever the address says', async () => {
    open(nothing, 200, '/here?step=offers');
    expect(await screen.findByText(texts.feelingQuestion)).toBeTruthy();
    expect(screen.queryByText(texts.appealQuestion)).toBeNull();
  });

  it('shows what was given before, saves what is given now, and leads to Earn Points two seconds later', async () => {
    const { sent, router } = open(given);
    expect((await screen.findByLabelText<HTMLInputElement>('4 - Satisfied')).checked).toBe(true);
    fireEvent.click(screen.getByLabelText('No'));
    await click(texts.next);
    expect(screen.getByRole('button', { name: 'Books' }).getAttribute('aria-pressed')).toBe('true');
    await click('Stocks');
    await click(texts.submit);
    expect(sent[PATH]).toBeUndefined();
    expect(await screen.findByText('Thank you. Prefrences saved', {}, { timeout: 2_000 })).toBeTruthy();
    expect(sent[PATH]).toEqual([
      {
        financialQuestionnaire: { current_financial_situation_feeling: '4 - Satisfied', partner_draw: false },
        itemsThatAppeal: itemsOf(['Books', 'Stocks']),
      },
    ]);
    expect(router.state.location.pathname).toBe('/here');
    await waitFor(() => expect(router.state.location.pathname).toBe('/earn-points'), { timeout: 4_000 });
  });

  it('says so when it could not be saved, and can be sent again', async () => {
    const { router } = open(given);
    await click(texts.next);
    serverSays({ [PATH]: { status: 422, body: { message: 'no' } } });
    await click(texts.submit);
    expect(
      await screen.findByText('Failed to save your prefrences. Please try again', {}, { timeout: 2_000 }),
    ).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: texts.submit });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(router.state.location.pathname).toBe('/here');
  });
});
