// Sends a message: from staff to a borrower, by e-mail too where they ask for it, or from a borrower to the team's shared inbox.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { type Limit, takeTurn } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { messageEndpoints } from '../contract.ts';
import { errorOf, type MessageError } from '../rules/message-text.ts';
import { messageTexts } from '../texts/messages.ts';
import { messageRefusals } from '../texts/refusals.ts';
import { messageSent } from './happenings.ts';
import { findPartner, type Partner } from './partner.ts';

const REFUSALS: Record<MessageError, DeclaredRefusal> = {
  blank: messageRefusals['message.blank'],
  tooLong: messageRefusals['message.too_long'],
};

/** The limit for one sender: above what anybody types in a quarter of an hour, below a flood. */
const messagesFrom = (actor: Actor): Limit => ({
  subject: `message ${actor.id}`,
  most: isStaff(actor) ? 300 : 40,
});

export async function sendMessage(
  work: Work<Actor>,
  { body }: Received<typeof messageEndpoints, 'POST /api/messages/send'>,
) {
  const error = errorOf(body.text);
  if (error) refuse(REFUSALS[error], { fields: { text: REFUSALS[error].text } });
  const alsoByMail = body.sendEmail ?? false;
  const isByStaff = isStaff(work.actor);
  if (alsoByMail && !isByStaff) refuse('session.not_allowed');
  return work.transaction(async (work) => {
    const partner = await findPartner(work, body.receiverId);
    if (!(await takeTurn(work, messagesFrom(work.actor)))) refuse(messageRefusals['message.too_many']);
    const message = { id: newId<'messages'>(work.now.getTime()), text: body.text.trim(), alsoByMail };
    await insert(work, partner, message);
    if (isByStaff) await recordAndMail(work, partner, message);
    // A borrower's message is not audited: the thread itself is the record of it.
    else {
      notify(work, { account: partner._id }, 'messages');
      notify(work, 'staff', 'messages');
    }
    return { ok: true as const, message: messageTexts.sent, _id: message.id };
  });
}

type Written = { id: IdOf<'messages'>; text: string; alsoByMail: boolean };

/** Inserts a message; the database gives it its number in the thread, and keeps the thread's counts. */
async function insert(work: Work<Actor>, partner: Partner, message: Written): Promise<void> {
  await work.db
    .insertInto('messages')
    .values({
      id: message.id,
      account_id: partner._id,
      number: 0,
      from_id: work.actor.id,
      to_id: isStaff(work.actor) ? partner._id : null,
      text: message.text,
      also_by_mail: message.alsoByMail,
      created_at: work.now,
    })
    .execute();
}

/** Records a message and mails it where that is asked. The audit log, which outlives an account, holds none of its words. */
async function recordAndMail(work: Work<Actor>, partner: Partner, message: Written): Promise<void> {
  const accountId = partner._id;
  const letter = messageTexts.mail(message.text, linkTo(work.services.config, '/messages'));
  const mails = message.alsoByMail ? [{ to: partner.email, accountId, ...letter }] : [];
  const facts = { subjectId: message.id, accountId, mails };
  await happened(work, messageSent, facts, { after: { alsoByMail: message.alsoByMail } });
}
