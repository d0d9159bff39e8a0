// Payments at noon of their day, and what borrowers were sent and the audit log holds: for the tests about late loans.
import type { ActivityItem } from '#features/activity/contract.ts';
import type { Services } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import { dollarsToCents } from '#shared/money.ts';
import { workAs } from '#tests/support/database.ts';
import { noonOf, type RunningLoan } from '#tests/support/loans.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';

let payments = 0;

export async function pay(
  services: Services,
  loan: RunningLoan,
  dollars: number,
  on: Day,
  recordedOn = on,
): Promise<void> {
  payments += 1;
  const reference = `ARREARS-${payments}`;
  await workAs(services, loan.officer, noonOf(recordedOn)).transaction(async (work) => {
    const event = { kind: 'Repayment', amountCents: dollarsToCents(dollars), on } as const;
    await postAll(work, loan.officer.id, [{ loan: await lockLoan(work, loan.id), event, reference }]);
  });
}

export const rowOf = ({ db }: Services, { id }: Pick<RunningLoan, 'id'>) =>
  db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** By this part of the subject, the first one first. */
export const mailsTo = ({ db }: Services, { borrower }: RunningLoan, subject = '') =>
  db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .where('subject', 'like', `%${subject}%`)
    .orderBy('id')
    .execute();

export const bellOf = async ({ db }: Services, { borrower }: RunningLoan) =>
  (
    await db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', borrower.id)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => ({
    action,
    ...(details as Pick<ActivityItem, 'instalmentInformation'>).instalmentInformation,
  }));

export const auditsOf = async ({ db }: Services, { id }: RunningLoan) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
