// What comes with a factor that was just set up: recovery codes with the first one, and an end to the owner's other sessions.
import { endOtherSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { noteSecondFactor } from '#features/accounts/server/sessions/note-second-factor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { secondFactorReplies } from '../texts/second-factor.ts';
import { lockOwner, type Owner } from './own-account.ts';
import { keepRecoveryCodes, makeRecoveryCodes } from './recovery/recovery-codes.ts';

type SetUp = { message: string; recoveryCodes: string[] | null };

/**
 * Runs `keep`, which writes the factor, while the account is held. A retry gets the first reply without the codes, which were
 * never stored: it cannot show them, and must not make others.
 */
export async function setUp(
  work: Work<Actor>,
  keep: (work: Work<Actor>, owner: Owner) => Promise<void>,
): Promise<SetUp> {
  const before = await work.db
    .selectFrom('accounts')
    .select('has_second_factor')
    .where('id', '=', work.actor.id)
    .executeTakeFirstOrThrow();
  const codes = before.has_second_factor ? null : await makeRecoveryCodes(work);
  const run = newId();
  const first = await work.transaction(async (work) => {
    const owner = await lockOwner(work);
    if (owner.has_second_factor !== before.has_second_factor) refuse('request.conflict');
    await keep(work, owner);
    if (codes) await keepRecoveryCodes(work, owner.id, codes);
    await noteSecondFactor(work, work.now);
    await endOtherSessions(work);
    return { run };
  });
  return {
    message: secondFactorReplies.setUp,
    recoveryCodes: first.run === run ? (codes?.shown ?? null) : null,
  };
}
