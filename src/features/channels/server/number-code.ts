// Codes that prove a number: six digits, ten minutes, five tries, and only a hash of them is kept.
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { hashWithSalt } from '#features/accounts/server/passwords.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { CODE_DIGITS } from '../rules/typed-code.ts';

/** Milliseconds after which a code is void. */
export const CODE_LIFE_MS = 10 * MINUTE_MS;
/** How many tries one code has, right or wrong. */
const MOST_TRIES = 5;

/** Whether a stored code may still be typed: it is not too old, and has tries left. */
export const isOpen =
  (now: Date) =>
  (row: ExpressionBuilder<Tables, 'number_codes'>): Expression<SqlBool> =>
    row.and([row('tries', '<', MOST_TRIES), row('expires_at', '>', now)]);

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** The salt and hash under which a code is stored. `address` is where the call comes from, which gets no more than its share of the time. */
export async function hashOfCode(code: string, address: string, salt = randomBytes(16)): Promise<string> {
  const [hash = ''] = await hashWithSalt([code], salt, address);
  return `${salt.toString('base64url')}.${hash}`;
}

/** Whether a typed code is the stored one. Where none is stored the answer is no, and takes as long. */
export async function isCode(typed: string, kept: string | undefined, address: string): Promise<boolean> {
  const salt = kept?.split('.')[0];
  const given = await hashOfCode(
    typed,
    address,
    salt === undefined ? undefined : Buffer.from(salt, 'base64url'),
  );
  if (kept === undefined) return false;
  return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}
