// What other areas change about an account: its status, and for which model it is asked. Each within the transaction of what causes it.

import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type InfoStatus, mayLogIn, type UserStatus } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { endSessions } from './sessions/end-sessions.ts';

type Step = { from: readonly UserStatus[]; to: UserStatus; model?: InfoStatus };

/** Moves an account on to another status; false where it has none of the statuses that the step leads from. The caller tells those whom it concerns. */
export async function moveStatus(
  { db }: Work,
  accountId: IdOf<'accounts'>,
  { from, to, model }: Step,
): Promise<boolean> {
  const moved = await db
    .updateTable('accounts')
    .set({ status: to, ...(model && { info_status: model }) })
    .where('id', '=', accountId)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Gives a locked account a status that staff chose, and ends its sessions where it cannot come in any more. */
export async function setStatus(work: Work, accountId: IdOf<'accounts'>, status: UserStatus): Promise<void> {
  await work.db.updateTable('accounts').set({ status }).where('id', '=', accountId).execute();
  if (!mayLogIn(status)) await endSessions(work, accountId);
}

/** Whether a borrower is not asked for the full information yet. */
export async function isFirstModel({ db }: Work, accountId: IdOf<'accounts'>): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('info_status')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.info_status === 'FirstModel';
}

/** A borrower who has repaid a first loan is asked for the full information from now on, and offered larger amounts. Answers whether it did; false for who has it already. How they are notified is the caller's. */
export async function unlockFullModel(work: Work, accountId: IdOf<'accounts'>): Promise<boolean> {
  const unlocked = await work.db
    .updateTable('accounts')
    .set({ info_status: 'FullModel' })
    .where('id', '=', accountId)
    .where('info_status', '=', 'FirstModel')
    .returning('id')
    .executeTakeFirst();
  if (!unlocked) return false;
  notify(work, { account: accountId }, 'session');
  notify(work, 'staff', 'accounts');
  return true;
}
