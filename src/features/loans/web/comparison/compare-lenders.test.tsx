import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { publicLoan as loan } from '../../rules/public-loan.test-support.ts';
import { Compared } from './compare-lenders.tsx';

const loans = [
  loan('Dear', { defaultInterestRate: 7.5 }),
  loan('Cheap', { defaultInterestRate: 4 }),
  loan('Small', { maximumAmount: 50_000 }),
  loan('Wheels', { type: 'Car Loan', minimumAmount: 300_000, maximumAmount: 900_000, maximumTerm: 48 }),
];

function show(all = loans, search = '') {
  const router = createMemoryRouter([{ path: '/compare', element: <Compared loans={all} /> }], {
    initialEntries: [`/compare${search}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(cleanup);

const ranked = () =>
  within(screen.getByRole('region', { name: 'Cheapest first' }))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
const others = () => screen.queryByRole('region', { name: 'Do not lend this' })?.textContent ?? '';

test('lenders stand by total cost, with fee, cash in hand, instalment, total and yearly rate', () => {
  show();
  expect(ranked()).toEqual(['Cheap', 'Dear']);
  const [first] = screen.getAllByRole('article');
  // 100,000 over 6 months at 4 %: 24,000 interest and 5,000 fee; 124,000 ÷ 6 = 20,666.66.
  for (const figure of ['$29,000.00', '$95,000.00', '$5,000.00', '$20,666.66', '$124,000.00'])
    expect(first?.textContent).toContain(figure);
  expect(first?.textContent).toMatch(/Effective yearly rate\d+\.\d\d%/);
  expect(first?.textContent).toContain('Costs least');
  expect(screen.getByText('2 loans fit')).toBeTruthy();
});

test('an instalment is named after how often the lender collects', () => {
  show([loan('Market', { repaymentOption: 'Weekly' }), loan('Crop', { repaymentOption: 'Annually' })]);
  const [crop, market] = screen.getAllByRole('article');
  // 100,000 over 6 months at 5 %: 130,000, all at once or in 26 weeks (of 181 to 184 days: 25 or 26).
  expect(crop?.textContent).toContain('Once$130,000.00');
  expect(market?.textContent).toMatch(/A week\$5,(000|200)\.00/);
});

test('who does not lend that amount is named, with what they do lend', () => {
  show();
  expect(others()).toContain('Small');
  expect(others()).toContain('Lends $10,000.00 to $50,000.00');
  expect(others()).toContain('Lends $300,000.00 to $900,000.00');
  expect(others()).toContain('Over 3 to 48 months');
});

test('the sliders rank anew at once, and the address keeps what was chosen', () => {
  const router = show();
  const amount = screen.getByRole<HTMLInputElement>('slider', { name: 'You borrow' });
  fireEvent.change(amount, { target: { value: '0' } });
  expect(amount.getAttribute('aria-valuetext')).toBe('$10,000.00');
  expect(ranked()).toEqual(['Cheap', 'Small', 'Dear']);
  expect(router.state.location.search).toContain('amount=10000');
  const term = screen.getByRole<HTMLInputElement>('slider', { name: 'You repay over' });
  fireEvent.change(term, { target: { value: term.max } });
  expect(term.getAttribute('aria-valuetext')).toBe('48 months');
  expect(ranked()).toEqual([]);
  expect(screen.getByText(/No lender lends this amount over this term/)).toBeTruthy();
});

test('one kind alone has its own amounts, and a loan is opened at what was chosen', () => {
  show(loans, '?type=Car%20Loan&amount=300000&term=12');
  expect(ranked()).toEqual(['Wheels']);
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'You borrow' }).value).toBe('0');
  const look = screen.getByRole('link', { name: 'Look at this loan: Wheels, Lender of Wheels' });
  expect(look.getAttribute('href')).toBe('/loans/Wheels?amount=300000&term=12');
});
