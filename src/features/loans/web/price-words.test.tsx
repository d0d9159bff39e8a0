import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { costOfLoan } from '../rules/cost-of-loan.ts';
import { PriceWords } from './price-words.tsx';

afterEach(cleanup);

const costOf = (termMonths: number) =>
  costOfLoan({
    amountCents: cents(5_000_00),
    rateMonthlyBps: 600,
    termMonths,
    firstDay: '2026-11-23' as Day,
  });

const answerTo = (question: string): string =>
  screen.getByText(question).closest('details')?.querySelector('div')?.textContent ?? '';

test('each word of the price says what it means in the dollars of this loan', () => {
  render(<PriceWords cost={costOf(4)} />);
  // 5,000 × 6 % = 300; × 4 = 1,200. 5 % of 5,000 = 250. 6,200 ÷ 4 = 1,550. 6,200 − 4,750 = 1,450.
  expect(answerTo('What does “add-on” mean?')).toBe(
    '6% add-on a month on $5,000.00 for 4 months: you pay $300.00 a month for using the money. It stays $300.00 each month, even when you have paid part of the loan back. In all it is $1,200.00.',
  );
  expect(answerTo('What is the processing fee?')).toContain('We keep $250.00 of the $5,000.00');
  expect(answerTo('What is an instalment?')).toContain('back in 4, of $1,550.00 each');
  expect(answerTo('What is the “effective yearly rate”?')).toContain(
    'Here you get $4,750.00 and pay back $6,200.00. That is $1,450.00 more than you got.',
  );
});

test('a loan of one payment is called so', () => {
  render(<PriceWords cost={costOf(1)} />);
  expect(answerTo('What is an instalment?')).toBe(
    'One payment of the loan. You pay this loan back in one: $5,300.00.',
  );
});

test('they are closed until they are asked for, by the browser’s own means', () => {
  render(<PriceWords cost={costOf(4)} />);
  const all = [...document.querySelectorAll('details')];
  expect(all).toHaveLength(4);
  expect(all.every((one) => !one.open && one.firstElementChild?.tagName === 'SUMMARY')).toBe(true);
});
