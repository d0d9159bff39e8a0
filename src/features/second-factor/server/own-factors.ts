// What second factors the caller has.
import { needsSecondFactor } from '#platform/server/http/callers/second-factor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { OwnFactors } from '../contract.ts';

export async function listOwnFactors(work: Work<Actor>): Promise<OwnFactors> {
  const { db, actor, services } = work;
  const [app, passkeys, codes] = await Promise.all([
    db
      .selectFrom('totp_factors')
      .select('confirmed_at')
      .where('account_id', '=', actor.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('account_id', '=', actor.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('recovery_codes')
      .select((row) => row.fn.countAll<number>().as('left'))
      .where('account_id', '=', actor.id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    isRequired: services.config.requireSecondFactor && needsSecondFactor(actor),
    appSince: app?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      _id: id,
      name,
      created: created_at.toISOString(),
      lastUsed: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: Number(codes.left),
  };
}
