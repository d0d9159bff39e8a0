import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropKeptOfOthers } from '#platform/web/record/kept-draft.ts';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { carLoan, confirm, press, serve, showAt, type } from '../offers/web.test-support.tsx';
import { LoanScreen } from './loan-screen.tsx';

const logIn = (id: string) => {
  setSession({ id, userType: 'Partner', status: 'Active', fullName: 'Ann', email: 'ann@island.example' });
  sessionChanged();
};

beforeEach(() => logIn('a1'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  dropSession();
  sessionChanged();
});

const open = async (loan = carLoan) => {
  const server = serve({ '/api/loan/c1': loan });
  const { router } = showAt(
    '/partner/loans/c1?form=edit',
    '/partner/loans/:id',
    <>
      <Link to="/partner/company">My company</Link>
      <LoanScreen id="c1" preview={() => null} />
    </>,
  );
  await screen.findByLabelText('Minimum amount');
  return { server, router, path: () => router.state.location.pathname };
};
const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed and not saved is asked about before another page is gone to, and when the tab is closed', async () => {
  const { path } = await open();
  expect(isHeld()).toBe(false);
  type('Name', 'Cars and vans');
  expect(isHeld()).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'My company' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(path()).toBe('/partner/loans/c1');
  expect(name()).toBe('Cars and vans');
  fireEvent.click(screen.getByRole('link', { name: 'My company' }));
  press('Leave');
  await waitFor(() => expect(path()).toBe('/partner/company'));
});

test('it is back after a reload, and can be dropped', async () => {
  await open();
  type('Name', 'Cars and vans');
  type('Minimum amount', '60,000');
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  await open();
  expect(screen.getByText(/What you typed is back/)).toBeTruthy();
  expect(name()).toBe('Cars and vans');
  expect(screen.getByLabelText<HTMLInputElement>('Minimum amount').value).toBe('60,000');
  expect(screen.getByLabelText<HTMLInputElement>('Maximum term').value).toBe('60');
  press('Drop what I typed');
  expect(name()).toBe('Car loan');
  expect(screen.queryByText(/What you typed is back/)).toBeNull();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(isHeld()).toBe(false);
});

test('it is kept apart from what somebody saved meanwhile', async () => {
  await open();
  type('Name', 'Cars and vans');
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  await open({ ...carLoan, name: 'Any car', description: 'For any car.', revision: 8 });
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toContain('This was edited in another window meanwhile');
  expect(notice).toContain('It stands thereAny car');
  expect(notice).toContain('You typedCars and vans');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('For any car.');
  press('Keep what I have typed');
  expect(name()).toBe('Cars and vans');
});

test('it is kept no longer once it is saved, and nobody is asked', async () => {
  const { path } = await open();
  type('Name', 'Cars and vans');
  await waitFor(() => expect(localStorage.length).toBe(1));
  press('Submit');
  confirm();
  await waitFor(() => expect(path()).toBe('/partner/loans'));
  expect(localStorage.length).toBe(0);
});

test('it is given back to its own account alone, and to nobody who logs in after', async () => {
  await open();
  type('Name', 'Cars and vans');
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  logIn('a2');
  await open();
  expect(name()).toBe('Car loan');
  localStorage.setItem('draft:a2:x', '{}');
  dropKeptOfOthers('a2');
  expect(Object.keys(localStorage)).toEqual(['draft:a2:x']);
  dropKeptOfOthers(null);
  expect(localStorage.length).toBe(0);
});
