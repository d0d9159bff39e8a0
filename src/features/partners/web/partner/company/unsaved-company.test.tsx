import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { press, serve, showAt, type } from '../offers/web.test-support.tsx';
import { CompanyScreen } from './company-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  dropSession();
  sessionChanged();
});

const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
const open = async () => {
  serve({});
  const { router } = showAt('/partner/company?form=edit', '/partner/company', <CompanyScreen />);
  await screen.findByLabelText('Contact phone');
  return router;
};

test('what was typed is asked about on the way out, and back after a reload', async () => {
  setSession({
    id: 'a1',
    userType: 'Partner',
    status: 'Active',
    fullName: 'Ann',
    email: 'ann@island.example',
  });
  sessionChanged();
  const router = await open();
  type('Name', 'Island Lending');
  fireEvent.click(screen.getByRole('link', { name: 'I will edit details later' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(router.state.location.search).toBe('?form=edit');
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();
  await open();
  expect(screen.getByText(/What you typed is back/)).toBeTruthy();
  expect(name()).toBe('Island Lending');
  press('Drop what I typed');
  expect(name()).toBe('Island Credit');
  await waitFor(() => expect(localStorage.length).toBe(0));
});
