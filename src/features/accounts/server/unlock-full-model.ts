// A borrower who has repaid a first loan is asked for the full information from now on, and offered larger amounts.
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { personLetters } from '#texts/staff-person.ts';

/** Does nothing for who has it already. */
export async function unlockFullModel(work: Work, accountId: string): Promise<void> {
  const unlocked = await work.db
    .updateTable('accounts')
    .set({ info_status: 'FullModel' })
    .where('id', '=', accountId)
    .where('info_status', '=', 'FirstModel')
    .returning(['email', 'first_name'])
    .executeTakeFirst();
  if (!unlocked) return;
  await announce(work, { account: accountId }, 'session');
  await announce(work, 'staff', 'accounts');
  await sendMail(work, { to: unlocked.email, accountId, ...personLetters.fullModel(unlocked.first_name) });
}
