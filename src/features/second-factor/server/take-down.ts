// What goes with a factor that was removed: the recovery codes with the last one.

import { endOtherSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { noteSecondFactor } from '#features/accounts/server/sessions/note-second-factor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { lockOwner, type Owner } from './own-account.ts';

/** Runs `remove` while the account is held. */
export const takeDown = (
  work: Work<Actor>,
  remove: (work: Work<Actor>, owner: Owner) => Promise<string>,
): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    const message = await remove(work, await lockOwner(work));
    const { has_second_factor } = await lockOwner(work);
    if (!has_second_factor) {
      await forgetRecoveryCodes(work, work.actor.id);
      await noteSecondFactor(work, null);
    }
    await endOtherSessions(work);
    return { message };
  });

/** Removes the recovery codes of an account without another factor, because they open nothing alone. */
export async function forgetRecoveryCodes(
  { db }: Pick<Work, 'db'>,
  accountId: IdOf<'accounts'>,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}
