// Refuses a code that somebody gave, of an authenticator app or for recovery.
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { readCode } from '../rules/typed-code.ts';
import { secondFactorRefusals } from '../texts/refusals.ts';
import { secondFactorReplies } from '../texts/second-factor.ts';

/**
 * Refuses a code beside its field: where a recovery code was typed and could have helped, in the words for that.
 * `accountId` says whose code it was to be, where nobody is logged in.
 */
export function refuseCode(typed: string, accountId: IdOf<'accounts'> | null = null): never {
  const wrong = secondFactorRefusals['second_factor.wrong'];
  const message = readCode(typed)?.kind === 'recovery' ? secondFactorReplies.recoveryWrong : wrong.text;
  return refuse(wrong, { message, fields: { code: message }, accountId });
}
