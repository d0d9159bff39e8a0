import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showScreen } from '#tests/support/show-screen.tsx';
import type { LenderApplicationRow } from '../../contract.ts';
import { LenderApplications } from './lender-applications.tsx';
import { waitingRow as row } from './open-application.test-support.ts';

let asked: string[];
let answer: unknown;
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(at = '/partner/loan-applications') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showScreen(<LenderApplications />, { at, client });
  return { changed: () => act(() => client.invalidateQueries({ queryKey: ['applications'] })) };
}
const pageOf = (rows: LenderApplicationRow[]) => ({ rows, total: rows.length, page: 1, perPage: 8 });

describe('the list', () => {
  test('has the columns as they are called, from the snapshots', async () => {
    answer = pageOf([row]);
    show();
    const cells = within(await screen.findByRole('row', { name: /Quick Cash/ })).getAllByRole('cell');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Title', 'Product', 'User', 'Maximum Amount', 'Maximum Interest Rate', 'Created Date', 'Type'],
    ]);
    for (const [place, said] of [
      ...['Quick Cash', 'Everyday', 'Marcia Campbell', '$200,000.00', '6% a month'],
      ...['10:00 am, March 1st 2026', 'Car Loan'],
    ].entries())
      expect(cells[place]?.textContent).toContain(said);
  });

  test('keeps search, status, order and page in the address, and leaves out what it cannot mean', async () => {
    answer = pageOf([row]);
    show('/partner/loan-applications?search=marcia&status=Waiting&sort=-maximumAmount&page=2');
    const link = await screen.findByRole('link', { name: /Quick Cash/ });
    expect(asked).toEqual([
      '/api/loan-application/partner?page=2&search=marcia&status=Waiting&sort=-maximumAmount',
    ]);
    expect(link.getAttribute('href')).toContain('/partner/loan-applications/a1?search=marcia&status=Waiting');
    cleanup();
    show('/partner/loan-applications?status=Pending&sort=applicant&page=x');
    await screen.findByRole('link', { name: /Quick Cash/ });
    expect(asked[1]).toBe('/api/loan-application/partner?page=1');
  });

  test('names nobody who has withdrawn consent', async () => {
    answer = pageOf([{ ...row, user: null }]);
    show();
    expect(await screen.findByText('Consent withdrawn')).toBeTruthy();
  });

  test('shows what arrives when it is notified of it', async () => {
    answer = pageOf([]);
    const { changed } = show();
    expect(await screen.findByText('Nobody has applied for a loan of yours yet.')).toBeTruthy();
    answer = pageOf([row]);
    await changed();
    expect(await screen.findByText('Marcia Campbell')).toBeTruthy();
  });
});
