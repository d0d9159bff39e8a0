// Makes a secret for an authenticator app. It counts for nothing until a code has shown that the app holds it.

import type { Received } from '#platform/server/http/route.ts';
import { seal, unseal } from '#platform/server/sealing/secret-key.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { AppOffer, secondFactorEndpoints } from '../../contract.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { boundToApp } from '../code.ts';
import { askPassword, lockOwner } from '../own-account.ts';
import { pictureOf } from './picture.ts';
import { newSecret, offerOf } from './totp.ts';

export async function beginApp(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/app/begin'>,
): Promise<AppOffer> {
  await askPassword(work, body.currentPassword);
  const { dataDir } = work.services.config;
  const bound = boundToApp(work.actor.id);
  const secret = await seal(dataDir, newSecret(), bound);
  await work.transaction(async (work) => {
    const { id } = await lockOwner(work);
    const begun = await work.db
      .insertInto('totp_factors')
      .values({ account_id: id, secret, created_at: work.now })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet({ secret, created_at: work.now })
          .where('totp_factors.confirmed_at', 'is', null),
      )
      .returning('account_id')
      .executeTakeFirst();
    if (!begun) refuse(secondFactorRefusals['second_factor.app_set_up']);
    return {};
  });
  // The stored secret is read back, because a retry must answer the first one and not the one made just now.
  const kept = await work.db
    .selectFrom('totp_factors')
    .select('secret')
    .where('account_id', '=', work.actor.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!kept) return refuse('request.conflict');
  const { email } = await work.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', work.actor.id)
    .executeTakeFirstOrThrow();
  const offer = offerOf(await unseal(dataDir, kept.secret, bound), email);
  return { ...offer, picture: pictureOf(offer.address) };
}
