// From a page that needs a log-in to the log-in form, and back.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogInForm } from '#features/accounts/web/log-in-form.tsx';
import { serverSays } from '#features/accounts/web/web.test-support.tsx';
import { sessionChanged, sessionLeft } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { Guard } from './guard.tsx';

const marcia = {
  id: '1',
  userType: 'User',
  status: 'Active',
  infoStatus: 'FirstModel',
  fullName: 'Marcia Campbell',
  email: 'marcia@example.com',
  image: null,
};

beforeEach(() => {
  dropSession();
  sessionChanged();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <LogInForm /> },
      { path: '*', element: <Guard part="borrower">{() => <p>inside</p>}</Guard> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, at };
}

async function logInAs(person: object) {
  serverSays({ '/api/accounts/login': { body: person } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'marcia@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'mango-Sorrel 47' } });
  setSession(person);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  });
}

function endSession() {
  dropSession();
  act(sessionChanged);
}

// The first of all: this page must not have seen a session yet.
test('who opens a page without being logged in is told, and led to it', async () => {
  const { at } = open('/loans');
  expect(await screen.findByText('Log in to see that page')).toBeTruthy();
  expect(screen.queryByText('You were logged out')).toBeNull();
  await logInAs(marcia);
  await screen.findByText('inside');
  expect(at()).toBe('/loans');
});

test('a session that ended says so at the log-in form, and the log-in leads back', async () => {
  setSession(marcia);
  const { at } = open('/information?section=credit_info');
  await screen.findByText('inside');
  endSession();
  expect(await screen.findByText('You were logged out')).toBeTruthy();
  expect(at()).toBe('/');
  await logInAs(marcia);
  await screen.findByText('inside');
  expect(at()).toBe('/information?section=credit_info');
});

test('whoever else logs in there begins at their own start', async () => {
  setSession(marcia);
  const { at } = open('/messages');
  await screen.findByText('inside');
  endSession();
  await screen.findByText('You were logged out');
  await logInAs({ ...marcia, id: '2' });
  expect(at()).toBe('/');
});

test('who has left of their own will reads nothing of it', async () => {
  setSession(marcia);
  const { at } = open('/profile');
  await screen.findByText('inside');
  sessionLeft();
  endSession();
  await screen.findByRole('button', { name: 'Log in' });
  expect(screen.queryByText('You were logged out')).toBeNull();
  expect(screen.queryByText('Log in to see that page')).toBeNull();
  await logInAs(marcia);
  expect(at()).toBe('/');
});
