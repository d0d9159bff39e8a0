import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { day } from '#tests/support/days.ts';
import type { LenderApplication as OneApplication } from '../../contract.ts';
import { lendersServer, press, showApplication } from './one-application.test-support.tsx';
import { openApplication } from './open-application.test-support.ts';

const loan = {
  name: 'Quick Cash',
  minimumAmount: 10_000,
  maximumAmount: 200_000,
  minimumInterestRate: 3,
  maximumInterestRate: 6,
  minimumTerm: 3,
  maximumTerm: 12,
};
const detail: OneApplication = { ...openApplication, loanInfoImmutable: JSON.stringify(loan) };

const server = lendersServer();

const offer: NonNullable<OneApplication['counterOffer']> = {
  _id: 'o1',
  state: 'Open',
  asked: { loanAmount: 50_000, interestRate: 4.5, term: 6, cost: detail.cost },
  offered: {
    loanAmount: 30_000,
    interestRate: 5,
    term: 6,
    cost: { ...detail.cost, monthlyRepayment: 6_500, totalRepayment: 39_000 },
  },
  reason: 'Your income carries this much.',
  madeAt: '2026-03-02T15:00:00.000Z',
  standsUntil: day('2026-03-09'),
  endedAt: null,
};

test('an application is answered with other terms, within what was published, and with a reason', async () => {
  server.answer = detail;
  server.verdict = Response.json({ message: 'The borrower has your offer' });
  showApplication();
  await screen.findByRole('heading', { name: /Marcia/ });
  press('Offer other terms');
  const dialog = within(screen.getByRole('dialog', { name: 'Offer other terms' }));
  expect(dialog.getByText('The applicant reads this.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(await dialog.findByText(/These are the terms that were asked for/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Interest rate, per cent a month'), { target: { value: '6.5' } });
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '30,000' } });
  fireEvent.change(dialog.getByLabelText('Why other terms'), { target: { value: 'Your income' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(server.sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Interest rate, per cent a month'), { target: { value: '6' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() =>
    expect(server.sent).toEqual([
      {
        url: '/api/loan-application/a1/counter-offer',
        body: { loanAmount: 30_000, interestRate: 6, term: 6, reason: 'Your income' },
      },
    ]),
  );
});

test('one with an offer that waits shows both sides, and takes it back', async () => {
  server.answer = { ...detail, counterOffer: offer };
  server.verdict = Response.json({ message: 'You have taken your offer back' });
  showApplication();
  const table = within(await screen.findByRole('table', { name: /beside what is offered/ }));
  expect(table.getByRole('row', { name: /^Amount/ }).textContent).toBe('Amount$50,000.00$30,000.00');
  expect(screen.queryByRole('button', { name: 'Offer other terms' })).toBeNull();
  press('Take the offer back');
  const dialog = within(screen.getByRole('dialog', { name: 'Take your offer back?' }));
  server.answer = { ...detail, counterOffer: { ...offer, state: 'Withdrawn' } };
  fireEvent.click(dialog.getByRole('button', { name: 'Take the offer back' }));
  expect(await screen.findByText('You took this offer back.')).toBeTruthy();
  expect(server.sent).toEqual([
    { url: '/api/loan-application/a1/counter-offer/withdraw', body: { counterOffer: 'o1' } },
  ]);
});

test('one whose borrower accepted still says what was asked for', async () => {
  server.answer = {
    ...detail,
    status: 'Approved',
    loanAmount: 30_000,
    mayApprove: false,
    counterOffer: { ...offer, state: 'Accepted' },
  };
  showApplication();
  await screen.findByText('The borrower accepted. The loan is approved at these terms.');
  expect(screen.getByText('Amount asked for').nextSibling?.textContent).toBe('$50,000.00');
});
