// Recovery codes: ten, each good for one log-in, kept as hashes and shown when they are made and never again.

import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from '#features/accounts/server/passwords.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { RECOVERY_ALPHABET, RECOVERY_LENGTH, showRecoveryCode } from '../../rules/typed-code.ts';

const CODES = 10;
const SALT_BYTES = 16;

export type NewCodes = { shown: string[]; salt: string; hashes: string[] };

/** Makes ten codes with their hashes. Hashing takes its time: call it before the transaction. */
export async function makeRecoveryCodes({ address }: Work): Promise<NewCodes> {
  const codes = Array.from({ length: CODES }, newCode);
  const salt = randomBytes(SALT_BYTES);
  const hashes = await hashWithSalt(codes, salt, address);
  return { shown: codes.map(showRecoveryCode), salt: salt.toString('base64url'), hashes };
}

const newCode = (): string =>
  Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)] ?? '',
  ).join('');

/** Stores codes in place of all earlier ones, within a transaction that holds the account's lock. */
export async function keepRecoveryCodes(
  { db, now }: Work,
  accountId: IdOf<'accounts'>,
  { salt, hashes }: NewCodes,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, salt, created_at: now })))
    .execute();
}
