import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverSays, show } from '#features/accounts/web/web.test-support.tsx';
import { carryOver, firstAnswersOf } from '#features/information/web/first-answers.ts';
import { Estimate } from './estimate.tsx';

const ASK = '/api/loan/public/estimate';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function answerAll() {
  type(/Are you working/, 'Self-employed');
  type(/take home in a month/, '72000');
  type(/spend on living/, '40000');
  type(/pay on loans and cards/, '0');
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
}

test('names each question that is left open, and takes nothing for an amount that is none', async () => {
  const sent = serverSays({});
  show(<Estimate />);
  type(/take home in a month/, '-500');
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(await screen.findByText('Choose what fits your work best')).toBeTruthy();
  expect(screen.getByText('Write an amount with digits only, such as 18,000 or 18,000.50')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/take home in a month/).value).toBe('-500');
  expect(document.activeElement).toBe(screen.getByLabelText(/Are you working/));
  expect(sent[ASK]).toBeUndefined();
});

test('shows the range with what either end costs, and leads to sign-up with the answers', async () => {
  const sent = serverSays({
    [ASK]: {
      body: {
        least: { loanAmount: 2_400, term: 8, interestRate: 8 },
        most: { loanAmount: 2_800, term: 8, interestRate: 4.8 },
        reason: null,
        ruledOut: {
          minimumAge: 18,
          rest: [
            { by: 'overdueElsewhere', months: null },
            { by: 'ownDefault', months: 24 },
            { by: 'bankruptcy', months: 36 },
          ],
        },
      },
    },
  });
  show(<Estimate />);
  answerAll();
  const heading = await screen.findByRole('heading', { name: 'Between $2,400.00 and $2,800.00' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sent[ASK]).toEqual([
    {
      employment_status: 'Self-employed',
      monthly_income_amount: 72_000,
      household_expenses_amount: 40_000,
      debt_payments_amount: 0,
    },
  ]);
  expect(screen.getByText(/an estimate and not a promise/)).toBeTruthy();
  expect(screen.getByText(/we can make you no offer while one of these is so/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You are younger than 18.',
    'You are late with a loan from someone else, or have not paid one that was written off.',
    'You fell far behind on a loan from us, and it is less than 24 months since you paid it off.',
    'You are bankrupt, or it is less than 36 months since that ended.',
  ]);
  expect(screen.getByText('$2,400.00 over 8 months, at 8% a month')).toBeTruthy();
  // 2,800 × 4.8 % × 8 = 1,075.20; together 3,875.20.
  expect(screen.getByText('$3,875.20')).toBeTruthy();
  const signUp = screen.getByRole('link', { name: 'Create your account' });
  expect(signUp.getAttribute('href')).toBe('/signup');
  carryOver('marcia@example.com');
  // How often she is paid is not known: her income is asked as she is paid.
  expect(firstAnswersOf('marcia@example.com', 'income_information')).toEqual({
    household_expenses_amount: 40_000,
    household_expenses_how_often: 'Monthly',
  });
  expect(firstAnswersOf('marcia@example.com', 'occupational_information')).toEqual({
    employment_status: 'Self-employed',
  });
});

test('answers can be changed, and all that was typed is still there', async () => {
  serverSays({ [ASK]: { body: { least: null, most: null, reason: 'amount.below_step' } } });
  show(<Estimate />);
  answerAll();
  const heading = await screen.findByRole('heading', { name: 'Not just now' });
  expect(
    within(heading.parentElement as HTMLElement).getByText(/too little room for an instalment/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not just now' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/spend on living/).value).toBe('40000');
  expect(document.activeElement).toBe(screen.getByLabelText(/Are you working/));
});

test('the browser’s back leads from the answer to the questions, and forward to the answer again', async () => {
  serverSays({ [ASK]: { body: { least: null, most: null, reason: 'amount.below_step' } } });
  const router = show(<Estimate />);
  answerAll();
  await screen.findByRole('heading', { name: 'Not just now' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/here');
  expect(screen.queryByRole('heading', { name: 'Not just now' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/spend on living/).value).toBe('40000');
  await act(() => router.navigate(1));
  expect(await screen.findByRole('heading', { name: 'Not just now' })).toBeTruthy();
});

test('says so where the least is nothing, and what the server refuses', async () => {
  serverSays({
    [ASK]: {
      body: { least: null, most: { loanAmount: 5_000, term: 4, interestRate: 6.4 }, reason: null },
    },
  });
  show(<Estimate />);
  answerAll();
  expect(await screen.findByRole('heading', { name: 'Up to $5,000.00' })).toBeTruthy();
  expect(screen.getByText('It may also turn out that we cannot lend to you now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  serverSays({ [ASK]: { status: 429, body: { code: 'estimate.too_many', message: 'Wait a little.' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a little.');
});

test('a reload gives back what was answered, before it was sent and after', async () => {
  const [least, most] = [2_400, 2_800].map((loanAmount) => ({ loanAmount, term: 8, interestRate: 8 }));
  const range = { least, most, reason: null };
  serverSays({ [ASK]: { body: range } });
  show(<Estimate />);
  type(/Are you working/, 'Self-employed');
  type(/take home in a month/, '18000');
  cleanup();
  show(<Estimate />);
  expect(screen.getByLabelText<HTMLSelectElement>(/Are you working/).value).toBe('Self-employed');
  expect(screen.getByLabelText<HTMLInputElement>(/take home in a month/).value).toBe('18,000');
  answerAll();
  await screen.findByRole('button', { name: 'Change my answers' });
  cleanup();
  show(<Estimate />);
  expect(screen.getByLabelText<HTMLInputElement>(/spend on living/).value).toBe('40,000');
  expect(JSON.stringify(localStorage)).toBe('{}');
});
