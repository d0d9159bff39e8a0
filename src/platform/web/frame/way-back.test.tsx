import { afterEach, expect, it } from 'vitest';
import { dropSession, setSession } from '#tests/support/readable-session.ts';
import { readSession, sessionLeft } from '../session.ts';
import { wayBackTo } from './way-back.ts';

afterEach(dropSession);

const marcia = { id: '7', userType: 'User', status: 'Active', email: 'marcia@example.com' };

it('leads back, with the address whose session ended, to whoever looks first; nobody who logged out themselves is led or known', () => {
  expect(wayBackTo('/profile')).toEqual({ wayBack: { to: '/profile', account: null } });
  setSession(marcia);
  readSession();
  dropSession();
  expect(wayBackTo('/profile')).toEqual({
    wayBack: { to: '/profile', account: '7' },
    email: 'marcia@example.com',
  });
  sessionLeft();
  expect(wayBackTo('/profile')).toBeUndefined();
});
