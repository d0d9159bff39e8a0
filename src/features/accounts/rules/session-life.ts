// How long a session lives: thirty days at most, and less when nobody uses it; shorter for staff, who see everyone's papers.
import { isStaff, mayLogIn, type UserStatus, type UserType } from '#shared/actor.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/calendar.ts';
import { SESSION_SECONDS } from '#shared/sessions/longest-lives.ts';

const IDLE_MS = 7 * 24 * HOUR_MS;
const STAFF_IDLE_MS = 12 * HOUR_MS;

/** How often the use of a session is recorded at most. */
const NOTED_EVERY_MS = MINUTE_MS;

/** For how long after a login the password need not be given again. */
const FRESH_MS = 10 * MINUTE_MS;

export type SessionState = { lastSeenAt: Date; expiresAt: Date; userType: UserType; status: UserStatus };

/** Whether a session still speaks for its owner at a moment. */
export const isAlive = ({ lastSeenAt, expiresAt, userType, status }: SessionState, now: Date): boolean =>
  mayLogIn(status) &&
  now < expiresAt &&
  now.getTime() - lastSeenAt.getTime() < (isStaff({ userType }) ? STAFF_IDLE_MS : IDLE_MS);

/** Sessions last used before this moment speak for nobody, whoever they are. */
export const idleEnd = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

export const isUseDue = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS;

export const isFreshLogin = (loggedInAt: Date, now: Date): boolean =>
  now.getTime() - loggedInAt.getTime() < FRESH_MS;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1_000);
