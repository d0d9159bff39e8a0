import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { FirstSteps } from '../../../contract/company.ts';
import type { OwnPartner } from '../../../contract.ts';
import { island } from '../offers/web.test-support.tsx';
import { PartnerStart } from '../start/partner-start.tsx';
import { CompanyScreen } from './company-screen.tsx';

let company: OwnPartner | null;
let steps: FirstSteps;
let answer: () => Response;
let sent: { extraInfo: object; logo: unknown }[];

/** The upload itself speaks XMLHttpRequest, which the light DOM does not have: only its form is of interest here. */
class Upload {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  async send(form: FormData) {
    sent.push({ extraInfo: JSON.parse(String(form.get('extraInfo'))), logo: form.get('logo') });
    const reply = answer();
    this.status = reply.status;
    this.responseText = await reply.text();
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  company = island;
  steps = { company: true, product: true, loan: true, application: true };
  sent = [];
  answer = () => Response.json({ message: 'Company details edited successfully', _id: 'p1' });
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/form') return Response.json({ csrfToken: 'token' });
    return Response.json(address.endsWith('first-steps') ? steps : { partner: company });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastList.now()) toast.dismiss(id);
});

function show(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = showScreen(
    [
      { path: '/partner/company', element: <CompanyScreen /> },
      { path: '/partner/dashboard', element: <PartnerStart>the figures</PartnerStart> },
    ],
    { at: path, client },
  );
  return router;
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the dashboard', () => {
  test('without a company warns, and leads to the form', async () => {
    company = null;
    steps = { company: false, product: false, loan: false, application: false };
    show('/partner/dashboard');
    expect(
      await screen.findByText('You cannot add products, loan criteria etc without creating company first'),
    ).toBeTruthy();
    expect(link('Add company Now')).toBe('/partner/company?form=add');
    expect(screen.getByText('0 of 4 done')).toBeTruthy();
    expect(screen.queryByText('the figures')).toBeNull();
  });

  test('has the first steps with their state, and the way to the next', async () => {
    steps = { company: true, product: true, loan: false, application: false };
    show('/partner/dashboard');
    expect(await screen.findByText('2 of 4 done')).toBeTruthy();
    expect(
      screen
        .getAllByRole('listitem')
        .map((step) => within(step).getAllByText(/^(Done|Next|Later)$/)[0]?.textContent),
    ).toEqual(['Done', 'Done', 'Next', 'Later']);
    expect(link('Add a loan')).toBe('/partner/loans/add');
    expect(screen.getByText('the figures')).toBeTruthy();
  });

  test('has none once all are done', async () => {
    show('/partner/dashboard');
    expect(await screen.findByText('the figures')).toBeTruthy();
    expect(screen.getByText(/your active loans are shown to borrowers/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('of a deactivated company says so, and closes the way to publish', async () => {
    company = { ...island, status: 'Deactivated' };
    steps = { company: true, product: false, loan: false, application: false };
    show('/partner/dashboard');
    expect(await screen.findByText(/Your company is deactivated/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull();
  });
});
