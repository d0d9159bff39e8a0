// Marks what the other side wrote as read, up to the message that was on the screen.

import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { messageEndpoints } from '../contract.ts';
import { findPartner } from './partner.ts';

export async function markRead(
  work: Work<Actor>,
  { params, body }: Received<typeof messageEndpoints, 'POST /api/messages/read/:id'>,
): Promise<{ ok: true }> {
  return work.transaction(async (work) => {
    const partner = await findPartner(work, params.id);
    // The thread is locked before its messages, as by a sender, so that two readers wait for each other instead of deadlocking.
    await work.db
      .selectFrom('message_threads')
      .select('account_id')
      .where('account_id', '=', partner._id)
      .forUpdate()
      .execute();
    const read = await work.db
      .updateTable('messages')
      .set({ read_at: work.now })
      .where('account_id', '=', partner._id)
      .where('number', '<=', body.upTo)
      .where('read_at', 'is', null)
      .where('to_id', isStaff(work.actor) ? 'is' : 'is not', null)
      .returning('number')
      .execute();
    if (read.length > 0) {
      notify(work, { account: partner._id }, 'messages');
      notify(work, 'staff', 'messages');
    }
    return { ok: true };
  });
}
