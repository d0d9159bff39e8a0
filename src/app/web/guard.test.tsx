import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { Guard, OpenPage } from './guard.tsx';

afterEach(() => {
  cleanup();
  dropSession();
  sessionChanged();
});

const record = (userType: string, status = 'Active') => ({
  id: '1',
  userType,
  status,
  infoStatus: 'FirstModel',
  fullName: 'Marcia Campbell',
  email: 'marcia@example.com',
  image: null,
});

/** Where somebody ends who asks for an address. */
async function asks(path: string, session: object | null): Promise<string> {
  if (session) setSession(session);
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <Guard part="staff">{() => <p>staff</p>}</Guard> },
      { path: '/partner/*', element: <Guard part="partner">{() => <p>partner</p>}</Guard> },
      { path: '/quiz', element: <Guard part="quiz">{() => <p>quiz</p>}</Guard> },
      { path: '/earn-points', element: <Guard part="borrower">{() => <p>borrower</p>}</Guard> },
      { path: '/faq', element: <OpenPage>open</OpenPage> },
      { path: '/', element: <p>start</p> },
      { path: '*', element: <OpenPage>nothing</OpenPage> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText(/./);
  return router.state.location.pathname;
}

describe('the way of a session', () => {
  it.each(['Admin', 'admin', 'ADMIN', 'moderator', 'Moderator'])(
    'of the user type %s leads under /admin, whatever else is asked for',
    async (userType) => {
      expect(await asks('/admin/loans', record(userType))).toBe('/admin/loans');
      for (const path of ['/earn-points', '/faq', '/partner/loans', '/quiz']) {
        cleanup();
        expect(await asks(path, record(userType)), path).toBe('/admin/dashboard');
      }
    },
  );

  it.each(['Partner', 'partner', 'PARTNER'])(
    'of the user type %s leads under /partner, whatever else is asked for',
    async (userType) => {
      for (const path of ['/partner/loans', '/partner/company?form=add']) {
        expect(await asks(path, record(userType)), path).toBe(path.split('?')[0]);
        cleanup();
      }
      for (const path of ['/admin/dashboard', '/earn-points', '/faq', '/quiz', '/nowhere', '/partners']) {
        expect(await asks(path, record(userType)), path).toBe('/partner/dashboard');
        cleanup();
      }
    },
  );

  it.each(['User', 'user', 'anything else'])(
    'of the user type %s leads to the own pages',
    async (userType) => {
      expect(await asks('/earn-points', record(userType))).toBe('/earn-points');
      cleanup();
      expect(await asks('/admin/dashboard', record(userType))).toBe('/');
    },
  );

  it('before the quiz leads to the quiz alone, and without one to the public pages', async () => {
    expect(await asks('/earn-points', record('User', 'UserQuiz'))).toBe('/quiz');
    cleanup();
    dropSession();
    sessionChanged();
    expect(await asks('/admin/users', null)).toBe('/');
    cleanup();
    expect(await asks('/faq', null)).toBe('/faq');
  });
});
