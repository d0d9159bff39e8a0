// Draws which verdicts are given a second time, in the transaction in which they are given; and forgets what was drawn.
import { type RawBuilder, sql } from 'kysely';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import { mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import type { SampledQueue, VERDICTS_OF } from '../../fields/staff-second-look.ts';
import { undoUntil } from '../../rules/undo-verdict.ts';
import { queueOfAudience } from './queue-of-audience.ts';

const COLUMNS = {
  Verification: 'verification_id',
  VerificationModel5: 'verification_id',
  Applications: 'application_id',
  Complaints: 'complaint_id',
} as const satisfies Record<SampledQueue, string>;

type Given = { id: IdOf<'verifications'>; accountId: IdOf<'accounts'>; audience: string };

/**
 * Of documents: it waits until the first verdict can no longer be taken back. None is drawn of the section on which it depends whether an account is complete,
 * which whoever may read accounts would see.
 */
export const drawSecondLook = (
  work: Work<Actor>,
  { id, accountId, audience }: Given,
  verdict: 'Verified' | 'Rejected',
): Promise<boolean> =>
  draw(work, queueOfAudience(audience), id, verdict, {
    readyAt: undoUntil(work.now),
    accountId: null,
    isUnseen: sql`not exists (select from progress p where p.account_id = ${accountId} and p.audience = 'FullUser' and p.audience = ${audience}
      and p.verified >= ${sectionsNeeded.FullUser - (verdict === 'Verified' ? 0 : 1)})`,
  });

type Others = { Applications: IdOf<'applications'>; Complaints: IdOf<'complaints'> };

/** Of a verdict that is not taken back: it waits at once. */
export const drawLookAt = <Queue extends keyof Others>(
  work: Work<Actor>,
  queue: Queue,
  { id, accountId }: { id: Others[Queue]; accountId: IdOf<'accounts'> | null },
  verdict: (typeof VERDICTS_OF)[Queue][number],
): Promise<boolean> => draw(work, queue, id, verdict, { readyAt: work.now, accountId, isUnseen: sql`true` });

type Drawn = { readyAt: Date; accountId: IdOf<'accounts'> | null; isUnseen: RawBuilder<unknown> };

/** By chance, as many of a hundred as an admin has set, and each record once; answers whether it was drawn. None is where no other moderator is there to give it. */
async function draw(
  work: Work<Actor>,
  queue: SampledQueue,
  id: string,
  verdict: string,
  { readyAt, accountId, isUnseen }: Drawn,
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_looks (id, queue, ${sql.ref(COLUMNS[queue])}, account_id, first_by, first_verdict, ready_at)
    select ${newId(work.now.getTime())}, ${queue}, ${id}, ${accountId}, ${work.actor.id}, ${verdict}, ${readyAt}
    from sampling_shares s where s.queue = ${queue} and random() * 100 < s.percent
      and exists (select from accounts o where o.user_type = 'Moderator' and ${mayLogIn('o.status')} and o.id <> ${work.actor.id})
      and ${isUnseen}
    on conflict do nothing returning id`.execute(work.db);
  return rows.length > 0;
}

/** Removes the second look when the first verdict is taken back. */
export const forgetSecondLook = ({ db }: Work, verificationId: IdOf<'verifications'>) =>
  db.deleteFrom('second_looks').where('verification_id', '=', verificationId).execute();

/** What waits for a verdict on something that is open again, or should not have been drawn. */
export const forgetWaitingLook = ({ db }: Work, queue: keyof Others, id: Others[keyof Others]) =>
  sql`delete from second_looks where ${sql.ref(COLUMNS[queue])} = ${id} and second_by is null`.execute(db);

/** What was written about records whose people are forgotten; `ids` is a statement that names them. */
export const forgetLooksAt = ({ db }: Work, queue: keyof Others, ids: RawBuilder<unknown>) =>
  sql`delete from second_looks where ${sql.ref(COLUMNS[queue])} in (${ids})`.execute(db);
