// Sends an e-mail from staff to somebody with an account; to no other address, because a form that mails anybody is abused.

import { type Limit, takeTurn } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { messageEndpoints } from '../../contract.ts';
import { emailTexts } from '../../texts/staff-mail.ts';
import { staffMessageRefusals } from '../../texts/staff-refusals.ts';
import { mailWritten } from '../happenings.ts';

/** The limit for one member of staff: above what anybody writes by hand in a quarter of an hour. */
const emailsFrom = ({ id }: Actor): Limit => ({ subject: `email ${id}`, most: 40 });

export function emailUser(
  work: Work<Actor>,
  { body }: Received<typeof messageEndpoints, 'POST /api/informations/emailUser'>,
): Promise<{ message: string; _id: string }> {
  return work.transaction(async (work) => {
    const account = await findAccount(work, body.to);
    if (!(await takeTurn(work, emailsFrom(work.actor)))) refuse(staffMessageRefusals['mail.too_many']);
    const id = newId<'mails'>(work.now.getTime());
    const mail = {
      id,
      to: account.email,
      accountId: account.id,
      subject: body.subject,
      paragraphs: body.description.split(/\s*\n\s*\n\s*/),
    };
    // The audit log outlives an account, so it holds none of the words; they are in the log of outgoing e-mail.
    await happened(
      work,
      mailWritten,
      { subjectId: id, accountId: account.id, mails: [mail] },
      { after: { by: 'form' } },
    );
    return { message: emailTexts.sent, _id: id };
  });
}

/** Finds the account of an address, also of somebody who may not log in: that is often what the e-mail is about. */
async function findAccount(work: Work, address: string): Promise<{ id: IdOf<'accounts'>; email: string }> {
  const account = await work.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where((row) => row(row.fn('lower', ['email']), '=', address.toLowerCase()))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const unknown = staffMessageRefusals['mail.unknown_recipient'];
  return account ?? refuse(unknown, { fields: { to: unknown.text } });
}
