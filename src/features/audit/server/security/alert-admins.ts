// Rings the admins' bell for what somebody of the staff did that every admin should know of at once.
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';

/** Alerts the admins, within the transaction in which it happens to that account. The same pattern about the same account alerts once an hour. */
export async function alertAdmins(
  work: Work,
  pattern: 'staff_added' | 'admin_made',
  about: IdOf<'accounts'>,
): Promise<void> {
  const { db, now } = work;
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  await db
    .insertInto('security_alerts')
    .values({
      id: newId(now.getTime()),
      pattern,
      subject: about,
      account_id: about,
      counted: 1,
      hour,
      created_at: now,
    })
    .onConflict((same) => same.columns(['pattern', 'subject', 'hour']).doNothing())
    .execute();
  notify(work, 'staff', 'alerts');
}
