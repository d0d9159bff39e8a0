// Allows one kind of notice or withdraws it, as often as one likes; what was given stays on record with its wording.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStanding, withdrawnAt } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import type { PushSubject } from '#shared/notices/push.ts';
import { refuse } from '#shared/refusal.ts';
import type { pushEndpoints } from '../contract.ts';
import { pushTexts, pushWording } from '../texts/push.ts';
import { pushRefusals } from '../texts/refusals.ts';
import { pushAllowed, pushWithdrawn } from './happenings.ts';

type Wanted = Received<typeof pushEndpoints, 'POST /api/push/consents'>;

/** Gives or withdraws consent. Withdrawing is never refused, not even while notices are not configured. */
export async function setConsent(work: Work<Actor>, { body }: Wanted): Promise<{ message: string }> {
  const { subject, isGiven, version } = body;
  if (isGiven && work.services.config.push === null) return refuse(pushRefusals['push.off']);
  if (isGiven && version !== pushWording.version) return refuse(pushRefusals['push.outdated']);
  await work.transaction(async (work) => {
    if (isGiven) await allow(work, body);
    else await withdraw(work, subject);
  });
  return { message: isGiven ? pushTexts.on : pushTexts.off };
}

async function allow(work: Work<Actor>, { subject, version }: Wanted['body']): Promise<void> {
  const accountId = work.actor.id;
  const given = await work.db
    .insertInto('push_consents')
    .values({
      id: newId(work.now.getTime()),
      account_id: accountId,
      subject,
      text_version: version,
      given_at: work.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'subject']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!given) return;
  const after = { subject, textVersion: version };
  await happened(work, pushAllowed, { subjectId: given.id, accountId }, { after });
}

async function withdraw(work: Work<Actor>, subject: PushSubject): Promise<void> {
  const withdrawn = await work.db
    .updateTable('push_consents')
    .set({ withdrawn_at: withdrawnAt(work.now) })
    .where('account_id', '=', work.actor.id)
    .where('subject', '=', subject)
    .where(isStanding('push_consents'))
    .returning('id')
    .executeTakeFirst();
  if (!withdrawn) return;
  await happened(
    work,
    pushWithdrawn,
    { subjectId: withdrawn.id, accountId: work.actor.id },
    { before: { subject, standing: true }, after: { subject, standing: false } },
  );
}
