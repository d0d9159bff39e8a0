// For the screen tests of a lender's products and loans: answers in place of the server, what was uploaded, and a screen at an address.

import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import { extraInfoOf, stubUploads } from '#tests/support/stub-uploads.ts';
import type { OwnLoan, OwnProduct } from '../../../contract/offers.ts';
import type { OwnPartner } from '../../../contract.ts';
import { rightLoan } from '../../../rules/offers/right-loan.test-support.ts';

export const island: OwnPartner = {
  _id: 'p1',
  name: 'Island Credit',
  contactPhone: '876-555-0100',
  contactEmail: 'hello@island.example',
  description: 'We lend to people.',
  address: '1 King Street',
  logo: '/api/partner/image/l1',
  licenceNumber: 'MC-1',
  licenceState: 'Licensed',
  status: 'Active',
  created: '2026-03-08T21:05:00.000Z',
  revision: 4,
};

export const wheels: OwnProduct = {
  _id: 'w1',
  name: 'Wheels',
  type: 'Personal',
  shortCode: 'WH-1',
  status: 'Active',
  loanRequirementCriteria: 'DSR',
  description: 'For what you drive.',
  productImage: null,
  created: '2026-03-03T21:05:00.000Z',
  updated: '2026-03-04T21:05:00.000Z',
  revision: 3,
  activeLoans: 2,
  partner: { _id: 'p1', name: 'Island Credit' },
};

export const carLoan: OwnLoan = {
  ...rightLoan,
  _id: 'c1',
  name: 'Car loan',
  description: 'For a car.',
  securityType: 'Secured',
  loanCriteriaValue: 40.5,
  minimumAmount: 50_000,
  maximumAmount: 3_000_000.75,
  minimumInterestRate: 1.25,
  defaultInterestRate: 2.5,
  maximumInterestRate: 4,
  minimumTerm: 12,
  defaultTerm: 36,
  maximumTerm: 60,
  type: 'Car Loan',
  loanImage: null,
  startDate: '2026-03-03',
  partner: {
    _id: 'p1',
    name: 'Island Credit',
    logo: '/logo',
    licenceNumber: 'MC-1',
    licenceState: 'Licensed',
  },
  product: { _id: 'w1', name: 'Wheels', type: 'Personal' },
  allowKSAPToOffer: true,
  addedBy: 'a1',
  created: '2026-03-03T21:05:00.000Z',
  updated: '2026-03-04T21:05:00.000Z',
  revision: 7,
  hiddenBy: [],
};

type Sent = { extraInfo: Record<string, unknown>; files: string[] };

/** What is answered by address; uploads are kept, and answered by `reply`. Calls that were made are listed. */
export function serve(answers: Record<string, unknown>) {
  const calls: string[] = [];
  const sent: Sent[] = [];
  const server = { calls, sent, answers, reply: () => Response.json({ message: 'Saved', _id: 'new' }) };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/form') return Response.json({ csrfToken: 'token' });
    calls.push(`${init.method ?? 'GET'} ${url}`);
    const all: Record<string, unknown> = { '/api/partner': { partner: island }, ...server.answers };
    return url in all ? Response.json(all[url]) : new Response('{}', { status: 404 });
  });
  stubUploads((form) => {
    sent.push({
      extraInfo: extraInfoOf(form),
      files: [...form.keys()].filter((name) => name !== 'extraInfo'),
    });
    return server.reply();
  });
  return server;
}

/** A list's answer. */
export const pageOf = (rows: object[], total = rows.length) => ({ rows, total, page: 1, perPage: 8 });

/** The screen at `address`; what lies at `list` is only named. */
export function showAt(address: string, path: string, shown: ReactElement) {
  const list = path.replace('/:id', '');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = showScreen(
    [
      { path, element: shown },
      ...(list === path ? [] : [{ path: list, element: <p>The list</p> }]),
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at: address, client },
  );
  return { router, client };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const confirm = () => {
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Yes' }));
};
