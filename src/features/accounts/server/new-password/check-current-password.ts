// Asks for the password that somebody has now, before something that a borrowed phone must not do.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { isPassword } from '../passwords.ts';
import { countFailure, guessesInSession, refuseOverLimit } from '../throttle.ts';

/** Refuses a wrong one beside its field, and counts it as a guess. It takes its time: do it before the transaction. */
export async function checkCurrentPassword(
  work: Work,
  { sessionId }: Pick<Actor, 'sessionId'>,
  account: { password_hash: string },
  currentPassword: string,
): Promise<void> {
  // Only guesses in this session count here: strangers' guesses elsewhere must not lock out whoever is logged in.
  const guesses = [guessesInSession(sessionId)];
  await refuseOverLimit(work, guesses);
  if (await isPassword(currentPassword, account.password_hash, work.address)) return;
  await countFailure(work, guesses);
  refuse(accountRefusals['account.wrong_password'], {
    fields: { currentPassword: accountRefusals['account.wrong_password'].text },
  });
}
