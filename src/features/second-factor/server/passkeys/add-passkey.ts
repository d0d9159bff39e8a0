// Adds a passkey to the account of who asks: what the browser is to make, and what it has made.

import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { NewPasskey, secondFactorEndpoints } from '../../contract.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { passkeyAdded } from '../happenings.ts';
import { askPassword } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { setUp } from '../set-up.ts';
import { type Holder, keepChallenge, takeChallenge } from './challenges.ts';
import { relyingParty, webAuthn } from './relying-party.ts';

const MOST = 10;

const holderOf = ({ actor }: Work<Actor>): Holder => `add ${actor.sessionId}`;

export async function beginPasskey(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/passkeys/begin'>,
) {
  await askPassword(work, body.currentPassword);
  const { db, actor, services } = work;
  const { email, first_name, last_name } = await db
    .selectFrom('accounts')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', actor.id)
    .execute();
  const { name: rpName, id: rpID } = relyingParty(services.config);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: email,
    userDisplayName: fullNameOf({ first_name, last_name }),
    userID: new TextEncoder().encode(actor.id),
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(work, holderOf(work), options.challenge);
  return { ...options };
}

export const addPasskey = (
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/passkeys'>,
) =>
  setUp(work, async (work, owner) => {
    const challenge = await takeChallenge(work, holderOf(work));
    if (challenge === null) return refuse(secondFactorRefusals['second_factor.not_begun']);
    const made = await verify(work, body, challenge);
    const { count } = await work.db
      .selectFrom('passkeys')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('account_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) refuse(secondFactorRefusals['second_factor.too_many_passkeys']);
    const { id, publicKey, counter } = made.credential;
    const kept = await work.db
      .insertInto('passkeys')
      .values({
        id: newId(work.now.getTime()),
        account_id: owner.id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: body.answer.response.transports,
        name: body.name,
        created_at: work.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) refuse(secondFactorRefusals['second_factor.passkey_known']);
    await happened(work, passkeyAdded, factsOf(owner));
  });

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

async function verify({ services }: Work, { answer }: NewPasskey, challenge: string): Promise<Made> {
  const { id, origin } = relyingParty(services.config);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // The library throws for anything that does not fit, with words for programmers; it is a wrong passkey.
  }).catch(() => null);
  return verified?.registrationInfo ?? refuse(secondFactorRefusals['second_factor.passkey_unfit']);
}
