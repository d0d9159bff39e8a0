// Ends the session of this browser. Logging out twice, or after the session has ended, is no fault.
import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { accountReplies } from '#texts/accounts.ts';

export async function logOut(work: Work): Promise<{ message: string }> {
  const { actor } = work;
  if (actor) {
    await work.transaction(async (work) => {
      await work.db.deleteFrom('sessions').where('id', '=', actor.sessionId).execute();
      await audit(work, {
        action: 'account.log_out',
        subjectKind: 'account',
        subjectId: actor.id,
        accountId: actor.id,
      });
      await announce(work, { account: actor.id }, 'session');
    });
  }
  work.cookies.end();
  return { message: accountReplies.loggedOut };
}
