import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { island } from '../offers/web.test-support.tsx';
import { link, serveCompany, server, show } from './company.test-support.tsx';

serveCompany();

describe('the dashboard', () => {
  test('without a company warns, and leads to the form', async () => {
    server.company = null;
    server.steps = { company: false, product: false, loan: false, application: false };
    show('/partner/dashboard');
    expect(
      await screen.findByText('You cannot add products, loan criteria etc without creating company first'),
    ).toBeTruthy();
    expect(link('Add company Now')).toBe('/partner/company?form=add');
    expect(screen.getByText('0 of 4 done')).toBeTruthy();
    expect(screen.queryByText('the figures')).toBeNull();
  });

  test('has the first steps with their state, and the way to the next', async () => {
    server.steps = { company: true, product: true, loan: false, application: false };
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
    server.company = { ...island, status: 'Deactivated' };
    server.steps = { company: true, product: false, loan: false, application: false };
    show('/partner/dashboard');
    expect(await screen.findByText(/Your company is deactivated/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull();
  });
});
