// A borrower who has repaid a first loan is asked for the full information from now on, and offered larger amounts.
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';

/** Answers whether it did; false for who has it already. What they are told of it is the caller's. */
export async function unlockFullModel(work: Work, accountId: string): Promise<boolean> {
  const unlocked = await work.db
    .updateTable('accounts')
    .set({ info_status: 'FullModel' })
    .where('id', '=', accountId)
    .where('info_status', '=', 'FirstModel')
    .returning('id')
    .executeTakeFirst();
  if (!unlocked) return false;
  announce(work, { account: accountId }, 'session');
  announce(work, 'staff', 'accounts');
  return true;
}
