// What an officer does about a signal: takes it up, and decides it; each under its lock.

import { happened, happenedAll } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { signalEndpoints } from '../contract.ts';
import { verdictFields } from '../fields/staff-signal.ts';
import { whyNotClaim, whyNotDecide } from '../rules/signal.ts';
import { signalRefusals as refusals } from '../texts/staff-refusals.ts';
import { signalTexts as texts } from '../texts/staff-signals.ts';
import { signalClaimed, signalDecided } from './happenings.ts';

type Table = typeof signalEndpoints;

export function claimSignal(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/signals/:id/claim'>,
) {
  return work.transaction(async (work) => {
    const { ownerId, ...held } = await lock(work, params.id);
    const why = whyNotClaim({ ...held, ownerId }, work.actor.id, body.from);
    if (why) refuse(refusals[why]);
    await keepOwner(work, params.id, work.actor.id);
    return { message: texts.claimed };
  });
}

/** Gives an open signal to an officer, or to nobody. The caller's transaction decides whether that may be. */
export async function keepOwner(
  work: Work<Actor>,
  id: IdOf<'signals'>,
  to: IdOf<'accounts'> | null,
): Promise<void> {
  const { ownerId } = await lock(work, id);
  await work.db.updateTable('signals').set({ owner_id: to }).where('id', '=', id).execute();
  await happened(work, signalClaimed, { subjectId: id }, { before: { ownerId }, after: { ownerId: to } });
}

/** Decides a signal about as many accounts as the officer has seen, so that an account that was added meanwhile is not decided about unseen. */
export function decideSignal(
  work: Work<Actor>,
  { params, body }: Received<Table, 'POST /api/signals/:id/decide'>,
) {
  const { verdict, words, accounts } = accept(refusals['signal.fields'], verdictFields, body);
  return work.transaction(async (work) => {
    const held = await lock(work, params.id);
    const why = whyNotDecide(held, work.actor.id);
    if (why) refuse(refusals[why]);
    const about = await work.db
      .selectFrom('signal_accounts')
      .select('account_id')
      .where('signal_id', '=', params.id)
      .execute();
    if (about.length !== accounts) refuse(refusals['signal.changed']);
    await work.db
      .updateTable('signals')
      .set({ state: 'Decided', verdict, words, decided_by: work.actor.id, decided_at: work.now })
      .where('id', '=', params.id)
      .execute();
    await happenedAll(
      work,
      signalDecided,
      about.map(({ account_id: accountId }) => ({
        facts: { subjectId: params.id, accountId },
        before: { state: 'Open' },
        after: { state: 'Decided', kind: held.kind, verdict },
      })),
    );
    return { message: texts.decided };
  });
}

async function lock({ db }: Work, id: IdOf<'signals'>) {
  const row = await db
    .selectFrom('signals')
    .select(['kind', 'state', 'owner_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return { kind: row.kind, state: row.state, ownerId: row.owner_id };
}
