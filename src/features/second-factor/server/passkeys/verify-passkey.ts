// Asks a passkey to sign, and verifies what it has signed.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { PasskeyAnswer } from '../../contract.ts';
import { type Holder, keepChallenge, takeChallenge } from './challenges.ts';
import { relyingParty, webAuthn } from './relying-party.ts';

/** `accountId` is null where the question may not disclose which passkeys there are: then those answer that know the site by themselves. */
export async function askPasskey(work: Work, holder: Holder, accountId: IdOf<'accounts'> | null) {
  const known =
    accountId === null
      ? []
      : await work.db
          .selectFrom('passkeys')
          .select(['credential_id', 'transports'])
          .where('account_id', '=', accountId)
          .execute();
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(work.services.config).id,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(work, holder, options.challenge);
  return { ...options };
}

/** A passkey that was right: its row, and how often it has signed. */
export type VerifiedPasskey = { id: IdOf<'passkeys'>; counter: number };

/** Verifies an answer; null for anything but that of one of the account's passkeys to the challenge of `holder`, which is used up by it. */
export async function verifyPasskey(
  work: Work,
  { holder, accountId, answer }: { holder: Holder; accountId: IdOf<'accounts'>; answer: PasskeyAnswer },
): Promise<VerifiedPasskey | null> {
  const challenge = await takeChallenge(work, holder);
  const passkey = await work.db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', answer.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (challenge === null || !passkey) return null;
  const { id: rpId, origin } = relyingParty(work.services.config);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
    // The library throws for anything that does not fit, with words for programmers; it is a wrong passkey.
  }).catch(() => null);
  return verified?.verified ? { id: passkey.id, counter: verified.authenticationInfo.newCounter } : null;
}

/** Notes that it was used; false when it was removed meanwhile, or has counted past this. */
export async function spendPasskey({ db, now }: Work, { id, counter }: VerifiedPasskey): Promise<boolean> {
  const spent = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
