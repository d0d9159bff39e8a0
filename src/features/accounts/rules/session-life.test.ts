import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { idleEnd, isAlive, isFreshLogin, isUseDue, sessionEnd } from './session-life.ts';

const now = new Date('2026-03-02T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const session = { lastSeenAt: ago(5), expiresAt: ago(-60), userType: 'User', status: 'Active' } as const;
const HOUR = 60;
const DAY = 24 * HOUR;

describe('a session', () => {
  it.each([
    ['of a user, just used', {}, true],
    ['of a user, idle for almost seven days', { lastSeenAt: ago(7 * DAY - 1) }, true],
    ['of a user, idle for seven days', { lastSeenAt: ago(7 * DAY) }, false],
    ['of a partner, idle for a day', { userType: 'Partner', lastSeenAt: ago(DAY) }, true],
    [
      'of a moderator, idle for almost twelve hours',
      { userType: 'Moderator', lastSeenAt: ago(12 * HOUR - 1) },
      true,
    ],
    ['of a moderator, idle for twelve hours', { userType: 'Moderator', lastSeenAt: ago(12 * HOUR) }, false],
    ['of an admin, idle for twelve hours', { userType: 'Admin', lastSeenAt: ago(12 * HOUR) }, false],
    ['at its end', { expiresAt: now }, false],
    ['of a suspended user', { status: 'Suspended' }, false],
    ['of a cancelled user', { status: 'Cancelled' }, false],
    ['of an unconfirmed user', { status: 'Pending' }, false],
    ['of a reactivated user', { status: 'Reactivated' }, true],
    ['of a user before the quiz', { status: 'UserQuiz' }, true],
  ] as const)('%s', (_, change, alive) => {
    expect(isAlive({ ...session, ...change }, now)).toBe(alive);
  });

  it.each(['User', 'Partner', 'Moderator', 'Admin'] as const)(
    'of a %s is not alive any more when it was last used at the end of all that idle',
    (userType) => {
      expect(isAlive({ ...session, userType, lastSeenAt: idleEnd(now) }, now)).toBe(false);
    },
  );

  it('that still speaks for its owner was used after that', () => {
    const lastSeenAt = new Date(idleEnd(now).getTime() + 1);
    expect(isAlive({ ...session, lastSeenAt }, now)).toBe(true);
  });

  it('lasts thirty days at most', () => {
    expect(sessionEnd(now).toISOString()).toBe('2026-04-01T15:00:00.000Z');
  });

  it('is noted as in use once a minute', () => {
    expect(isUseDue(ago(0.9), now)).toBe(false);
    expect(isUseDue(ago(1), now)).toBe(true);
  });

  it('is fresh for ten minutes', () => {
    expect(isFreshLogin(ago(9.9), now)).toBe(true);
    expect(isFreshLogin(ago(10), now)).toBe(false);
  });
});
