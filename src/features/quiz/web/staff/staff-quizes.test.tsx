import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { FEELINGS, REWARDS } from '../../rules/quiz-answers.ts';
import { PersonsAnswers } from './persons-answers.tsx';
import { StaffQuizes } from './staff-quizes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const prize = {
  _id: 'bag',
  name: 'School bag',
  description: 'A bag',
  type: 'Redeem',
  value: 4500,
  pointRequired: 300,
  imageUrl: null,
  stock: 4,
  givesCode: false,
  isRedeemed: false,
  isRemoved: false,
  created: '2026-03-03T21:05:00.000Z',
};
const user = { _id: 'joy', fullName: 'Joy Bailey', email: 'joy@example.com' };
const quiz = {
  current_financial_situation_feeling: '3 - Neutral',
  partner_draw: true,
  throw_per_month: 7500.5,
  rewards: ['Books', 'Dining', 'Stocks'],
  created: '2026-03-03T21:05:00.000Z',
};
const answers: Record<string, object> = {
  '/api/prizes?page=1': { rows: [prize], total: 1, page: 1, perPage: 8 },
  '/api/quiz/answers?page=1': { rows: [{ ...quiz, user }], total: 1, page: 1, perPage: 8 },
  '/api/quiz/answers/summary': {
    people: 4,
    feelings: FEELINGS.map((title, place) => ({ title, people: place === 2 ? 4 : 0 })),
    inDraw: 1,
    rewards: REWARDS.map((title, place) => ({ title, people: place === 0 ? 2 : 0 })),
  },
  '/api/quiz/answers/joy': { user, quiz, preferences: null },
};

function showAt(address: string, screenOf: ReactElement): void {
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? {}));
  showScreen(screenOf, { at: address });
}

test('the table shows the prizes, and its rows lead nowhere', async () => {
  showAt('/admin/quizes', <StaffQuizes />);
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  expect(row.getByText('School bag')).toBeTruthy();
  expect(row.queryByRole('link')).toBeNull();
});

test('the other tab sums the answers up and lists them by person', async () => {
  showAt('/admin/quizes', <StaffQuizes />);
  fireEvent.click(screen.getByRole('tab', { name: 'Quiz answers' }));
  expect(await screen.findByText('4 people have answered the quiz.')).toBeTruthy();
  expect(screen.getByText('4 (100 %)')).toBeTruthy();
  const draw = within(screen.getByText('Takes part in a partner draw').parentElement as HTMLElement);
  expect(draw.getByText('1 (25 %)')).toBeTruthy();
  expect(screen.queryByText('Online Gift cards')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 19' }));
  expect(screen.getByText('Online Gift cards')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Joy Bailey' });
  expect(link.getAttribute('href')).toBe('/admin/quizes/joy?tab=answers');
  expect(screen.getByText('$7,500.50 a month')).toBeTruthy();
});

test('one person’s answers stand beside the preferences', async () => {
  showAt('/admin/quizes/joy', <PersonsAnswers id="joy" />);
  expect(await screen.findByRole('heading', { name: 'Quiz: Joy Bailey' })).toBeTruthy();
  expect(await screen.findByText('Dining')).toBeTruthy();
  expect(screen.getByText('This person has not saved preferences.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe(
    '/admin/quizes?tab=answers',
  );
});
