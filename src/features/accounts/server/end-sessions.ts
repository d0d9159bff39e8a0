// Ends every session of an account at once: its owner's next call is a visitor's, and their open pages are told.
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';

export async function endSessions(work: Work, accountId: string): Promise<void> {
  await work.db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await announce(work, { account: accountId }, 'session');
}
