// Form tokens: `GET /api/form` gives one, every changing call carries it in `CSRF-Token`; bound to the session or visit.
import { hash, timingSafeEqual } from 'node:crypto';

/** The token of a session (or visit): only who holds its unreadable cookie, or was told by us, can know it. */
export const formToken = (secret: string): string => hash('sha256', `form token of ${secret}`, 'base64url');

export function isFormToken(given: string | undefined, secret: string): boolean {
  const expected = Buffer.from(formToken(secret));
  const presented = Buffer.from(given ?? '');
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}
