// The screens of a lender's company and its first page, with the company and its first steps as a test has them on the server.

import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toast, toastList } from '#platform/web/ui/overlay/toast.ts';
import { showScreen } from '#tests/support/show-screen.tsx';
import { extraInfoOf, stubUploads } from '#tests/support/stub-uploads.ts';
import type { FirstSteps } from '../../../contract/company.ts';
import type { OwnPartner } from '../../../contract.ts';
import { island } from '../offers/web.test-support.tsx';
import { PartnerStart } from '../start/partner-start.tsx';
import { CompanyScreen } from './company-screen.tsx';

const asItBegins = () => ({
  company: island as OwnPartner | null,
  steps: { company: true, product: true, loan: true, application: true } as FirstSteps,
  sent: [] as { extraInfo: object; logo: unknown }[],
  answer: () => Response.json({ message: 'Company details edited successfully', _id: 'p1' }),
});

export const server = asItBegins();

/** Has the server begin each test with a company that has done its first steps. */
export function serveCompany(): void {
  beforeEach(() => {
    Object.assign(server, asItBegins());
    stubUploads((form) => {
      server.sent.push({ extraInfo: extraInfoOf(form), logo: form.get('logo') });
      return server.answer();
    });
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/form') return Response.json({ csrfToken: 'token' });
      return Response.json(address.endsWith('first-steps') ? server.steps : { partner: server.company });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    for (const { id } of toastList.now()) toast.dismiss(id);
  });
}

export const show = (path: string) =>
  showScreen(
    [
      { path: '/partner/company', element: <CompanyScreen /> },
      { path: '/partner/dashboard', element: <PartnerStart>the figures</PartnerStart> },
    ],
    { at: path, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  );

export const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
