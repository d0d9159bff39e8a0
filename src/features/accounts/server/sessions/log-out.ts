// Ends the session of this browser. Logging out twice, or after the session has ended, is no error.
import { happened } from '#features/activity/server/happened.ts';
import { endDevicesOf } from '#features/push/server/end-device.ts';
import type { Work } from '#platform/server/work.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { loggedOut } from '../happenings.ts';

export async function logOut(work: Work): Promise<{ message: string }> {
  const { actor } = work;
  if (actor) {
    await work.transaction(async (work) => {
      await work.db.deleteFrom('sessions').where('id', '=', actor.sessionId).execute();
      await endDevicesOf(work, actor.id, { ended: actor.sessionId });
      await happened(work, loggedOut, { subjectId: actor.id, accountId: actor.id });
    });
  }
  work.cookies.end();
  return { message: accountReplies.loggedOut };
}
