// Draws which verdicts are given a second time, in the transaction in which they are given.
import { sql } from 'kysely';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import { mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { undoUntil } from '../../rules/undo-verdict.ts';
import { queueOfAudience } from './queue-of-audience.ts';

type Given = { id: IdOf<'verifications'>; accountId: IdOf<'accounts'>; audience: string };

/**
 * By chance, as many of a hundred as an admin has set. It waits until the first verdict can no longer be taken back. None is drawn where no other moderator is
 * there to give it, nor of the section on which it depends whether an account is complete, which whoever may read accounts would see.
 */
export async function drawSecondLook(
  work: Work<Actor>,
  { id, accountId, audience }: Given,
  verdict: 'Verified' | 'Rejected',
): Promise<void> {
  const queue = queueOfAudience(audience);
  await sql`
    insert into second_looks (id, queue, verification_id, first_by, first_verdict, ready_at)
    select ${newId(work.now.getTime())}, ${queue}, ${id}, ${work.actor.id}, ${verdict}, ${undoUntil(work.now)}
    from sampling_shares s where s.queue = ${queue} and random() * 100 < s.percent
      and exists (select from accounts o where o.user_type = 'Moderator' and ${mayLogIn('o.status')} and o.id <> ${work.actor.id})
      and not exists (select from progress p where p.account_id = ${accountId} and p.audience = 'FullUser' and p.audience = ${audience}
        and p.verified >= ${sectionsNeeded.FullUser - (verdict === 'Verified' ? 0 : 1)})`.execute(work.db);
}

/** Removes the second look when the first verdict is taken back. */
export const forgetSecondLook = ({ db }: Work, verificationId: IdOf<'verifications'>) =>
  db.deleteFrom('second_looks').where('verification_id', '=', verificationId).execute();
