// Takes a complaint in: it gets its number and its deadlines, and its sender learns both at once.

import { readEmail, readName } from '#features/accounts/rules/fields.ts';
import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { type Limit, takeTurnOrRefuse, takeTurnsOrRefuse } from '#features/accounts/server/throttle.ts';
import { networkOf } from '#platform/server/http/callers/address.ts';
import type { Received } from '#platform/server/http/route.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { Category, complaintEndpoints } from '../contract.ts';
import { complaintFields } from '../fields/complaint.ts';
import { numberOf } from '../rules/complaint.ts';
import { complaintErrors, visitorErrors } from '../rules/complaint-errors.ts';
import { complaintFormTexts, complaintMails } from '../texts/complaints.ts';
import { complaintRefusals } from '../texts/refusals.ts';
import { deadlinesFromToday } from './deadlines.ts';
import { complaintSent } from './happenings.ts';
import { notifySender } from './notify-sender.ts';

type Table = typeof complaintEndpoints;

/** The most complaints in a quarter of an hour: more than anybody writes, and than many people behind one address of a phone company do. */
const MOST_OF_ACCOUNT = 10;
const MOST_FROM_ADDRESS = 10;
const MOST_OF_ALL = 300;
/** The most complaints that name one e-mail address, since each is a mail to it. */
const MOST_MAILS_TO_ONE = 3;

const limit = (whose: string, most: number): Limit => ({
  subject: `complaint ${whose}`,
  most,
  refusal: complaintRefusals['complaint.too_many'],
});

const visitorLimits = (address: string, email: string): Limit[] => [
  limit(hashToken(email), MOST_MAILS_TO_ONE),
  limit(hashToken(networkOf(address)), MOST_FROM_ADDRESS),
  limit('of all', MOST_OF_ALL),
];

export async function sendComplaint(work: Work<Actor>, { body }: Received<Table, 'POST /api/complaints'>) {
  const { category, words, loanId, applicationId } = accept(
    complaintRefusals['complaint.fields'],
    complaintFields,
    body,
    complaintErrors(body),
  );
  return work.transaction(async (work) => {
    await takeTurnOrRefuse(work, limit(work.actor.id, MOST_OF_ACCOUNT));
    const account = await lockOwnAccount(work);
    await refuseOthers(work, { loanId, applicationId });
    return takeIn(work, {
      ...{ category, words, accountId: account.id, mailTo: account.email, visitor: null },
      ...{ loanId: loanId ?? null, applicationId: applicationId ?? null },
    });
  });
}

export async function sendAsVisitor(work: Work, { body }: Received<Table, 'POST /api/complaints/visitor'>) {
  const [name, email] = [readName(body.name), readEmail(body.email)];
  const { category, words } = accept(
    complaintRefusals['complaint.fields'],
    complaintFields,
    body,
    visitorErrors({ ...body, name, email }),
  );
  await takeTurnsOrRefuse(work, visitorLimits(work.address, email));
  return work.transaction(async (work) => {
    const { _id, ...answer } = await takeIn(work, {
      ...{ category, words, accountId: null, mailTo: email, visitor: { name, email } },
      ...{ loanId: null, applicationId: null },
    });
    return answer;
  });
}

/** Refuses a complaint that names a record which is not its sender's own. */
async function refuseOthers(
  { db, actor }: Work<Actor>,
  {
    loanId,
    applicationId,
  }: { loanId: IdOf<'loans'> | undefined; applicationId: IdOf<'applications'> | undefined },
): Promise<void> {
  const named = [
    loanId && db.selectFrom('loans').select('account_id').where('id', '=', loanId),
    applicationId && db.selectFrom('applications').select('account_id').where('id', '=', applicationId),
  ];
  for (const record of named)
    if (record && (await record.executeTakeFirst())?.account_id !== actor.id)
      refuse(complaintRefusals['complaint.not_yours_to_name']);
}

type Complaint = {
  category: Category;
  words: string;
  accountId: IdOf<'accounts'> | null;
  visitor: { name: string; email: string } | null;
  mailTo: string;
  loanId: IdOf<'loans'> | null;
  applicationId: IdOf<'applications'> | null;
};

async function takeIn(
  work: Work,
  { category, words, accountId, visitor, mailTo, loanId, applicationId }: Complaint,
) {
  const { takeUpBy, answerBy } = await deadlinesFromToday(work);
  const id = newId<'complaints'>(work.now.getTime());
  // The database numbers complaints. A number goes back with its transaction, and the next complaint waits until this one is kept, so that none is left out.
  const { number } = await work.db
    .insertInto('complaints')
    .values({
      ...{ id, account_id: accountId, name: visitor?.name ?? null, email: visitor?.email ?? null },
      ...{ category, words, for_admin: category === 'Staff', loan_id: loanId, application_id: applicationId },
      ...{ state: 'Received', sent_at: work.now, changed_at: work.now },
      ...{ take_up_by: takeUpBy, answer_by: answerBy, due_on: takeUpBy },
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const letter = complaintMails.received(numberOf(number), showDay(takeUpBy), showDay(answerBy));
  await notifySender(work, complaintSent, { id, number, account_id: accountId, mailTo, answerBy }, letter, [
    null,
    'Received',
  ]);
  return {
    message: complaintFormTexts.sent(numberOf(number), showDay(answerBy)),
    ...{ _id: id, number: numberOf(number), takeUpBy, answerBy },
  };
}
