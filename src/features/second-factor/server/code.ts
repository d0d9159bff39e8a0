// A code that somebody gives: verified first, which may take a hash, and spent inside the transaction of what it opens.

import { randomBytes } from 'node:crypto';
import { hashWithSalt } from '#features/accounts/server/passwords.ts';
import { unseal } from '#platform/server/sealing/secret-key.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { readCode } from '../rules/typed-code.ts';
import { newSecret, stepOf } from './app/totp.ts';

/** A code that looks right: the step of an app's, or the hash of a recovery code. */
export type VerifiedCode = { kind: 'app'; step: number } | { kind: 'recovery'; hash: string };

/** Verifies a code; null for a wrong one. It takes as long where there is no such account, or nothing set up. */
export async function verifyCode(
  work: Work,
  accountId: IdOf<'accounts'>,
  typed: string,
): Promise<VerifiedCode | null> {
  const read = readCode(typed);
  if (read === null) return null;
  if (read.kind === 'recovery') return verifyRecoveryCode(work, accountId, read.code);
  const { services, db, now } = work;
  const factor = await db
    .selectFrom('totp_factors')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const secret = factor
    ? await unseal(services.config.dataDir, factor.secret, boundToApp(accountId))
    : newSecret();
  const step = stepOf(read.code, secret, now);
  return factor && step !== null ? { kind: 'app', step } : null;
}

async function verifyRecoveryCode(
  { db, address }: Work,
  accountId: IdOf<'accounts'>,
  code: string,
): Promise<VerifiedCode | null> {
  const kept = await db
    .selectFrom('recovery_codes')
    .select(['salt', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  const salt = Buffer.from(kept[0]?.salt ?? randomBytes(16).toString('base64url'), 'base64url');
  const [hash = ''] = await hashWithSalt([code], salt, address);
  return kept.some(({ code_hash }) => code_hash === hash) ? { kind: 'recovery', hash } : null;
}

/** What the secret of an app is bound to when it is sealed. */
export const boundToApp = (accountId: IdOf<'accounts'>): string => `totp ${accountId}`;

/** Takes the one use of a code that was verified; false when somebody else has just taken it. */
export async function spendCode(
  { db, now }: Work,
  accountId: IdOf<'accounts'>,
  code: VerifiedCode,
): Promise<boolean> {
  const spent =
    code.kind === 'app'
      ? await db
          .updateTable('totp_factors')
          .set({ last_step: code.step })
          .where('account_id', '=', accountId)
          .where('last_step', '<', code.step)
          .returning('account_id')
          .executeTakeFirst()
      : await db
          .updateTable('recovery_codes')
          .set({ used_at: now })
          .where('account_id', '=', accountId)
          .where('code_hash', '=', code.hash)
          .where('used_at', 'is', null)
          .returning('account_id')
          .executeTakeFirst();
  return spent !== undefined;
}
