// What is held about a person's second factors, and how it goes with the account. Secrets are shown to nobody.

import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';
import { secondFactorHeldTexts as texts } from '../texts/second-factor.ts';

export const factorRecords: PersonalRecords = {
  held: async (work, accountId) => [await factors(work, accountId)],
  erase: (work, accountId) => forgetFactors(work, accountId),
};

/** Removes all second factors of an account, with what goes with them. */
export async function forgetFactors({ db }: Pick<Work, 'db'>, accountId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('totp_factors').where('account_id', '=', accountId).execute();
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

async function factors({ db }: Work, accountId: IdOf<'accounts'>) {
  const apps = await db
    .selectFrom('totp_factors')
    .select('created_at')
    .where('account_id', '=', accountId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute();
  const records = [
    ...apps.map(({ created_at }) => ({
      [heldTexts.kind]: texts.app,
      [heldTexts.created]: showMoment(created_at),
    })),
    ...passkeys.map(({ name, created_at, last_used_at }) => ({
      [heldTexts.kind]: texts.passkey(name),
      [heldTexts.created]: showMoment(created_at),
      [heldTexts.lastUsed]: last_used_at && showMoment(last_used_at),
    })),
    ...codes.map(({ created_at, used_at }) => ({
      [heldTexts.kind]: texts.recoveryCode,
      [heldTexts.created]: showMoment(created_at),
      [heldTexts.lastUsed]: used_at && showMoment(used_at),
    })),
  ];
  return { title: texts.title, records };
}
