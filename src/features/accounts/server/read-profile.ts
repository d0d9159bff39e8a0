// A profile with the balance of seeds: one's own, or anyone's for staff.

import { seedsOf } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { Profile } from '../contract.ts';
import { accountColumns, rowOf } from './store.ts';

export const readProfile = (work: Work<Actor>): Promise<Profile> => profileOf(work, work.actor.id);

/** Reads a profile. Refuses when there is no such account. */
export async function profileOf(work: Work, accountId: IdOf<'accounts'>): Promise<Profile> {
  const account = await work.db
    .selectFrom('accounts')
    .select([...accountColumns, 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return refuse('request.not_found');
  return {
    ...rowOf(account),
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    points: await seedsOf(work, accountId),
  };
}
