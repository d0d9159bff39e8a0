// The desk at which payments are recorded and taken back: its callers, its calls, and what they leave behind.
import { afterAll, beforeAll } from 'vitest';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan, secondedBy } from '#tests/support/loans.ts';

export let test: TestApp;
/** Who records, and who seconds it. */
export let desk: Caller;
export let other: Caller;

/** Opens the application for the tests of a file, with two officers. */
export function openPaymentDesk(): void {
  beforeAll(async () => {
    test = await openTestApp();
    desk = await loggedIn(test, await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' }));
    other = await loggedIn(test, await moderator(test.services));
  });
  afterAll(() => test.close());
}

export const today = dayOf(new Date());
export const lent = addDays(today, -10);
export const aLoan = (disbursedOn: Day = lent) => runningLoan(test.services, { disbursedOn });

let payments = 0;
export const newReference = () => {
  payments += 1;
  return `PAY-${payments}`;
};
export const pay = (loan: { id: string }, amount: number, more: object = {}, by = desk, key?: string) =>
  by.reply(
    'POST /api/loans/admin/:id/repayments',
    { params: { id: loan.id }, body: { amount, receivedOn: today, reference: newReference(), ...more } },
    key ? { key } : {},
  );
export const reverse = (entryId: string, reason = 'The cheque was not honoured', by = desk) =>
  by.reply('POST /api/loans/admin/entries/:id/reverse', { params: { id: entryId }, body: { reason } });
/** With what a second person does, where one is needed. */
export const seconded = (loan: RunningLoan, sent: ReturnType<Caller['post']>) =>
  secondedBy(test.services, other, loan, sent);
export const refund = (loan: RunningLoan, amount: number) =>
  seconded(
    loan,
    desk.reply('POST /api/loans/admin/:id/refunds', {
      params: { id: loan.id },
      body: { amount, paidOn: today, reference: newReference() },
    }),
  );

export const rowOf = ({ id }: { id: IdOf<'loans'> }) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
export const entriesOf = ({ id }: { id: IdOf<'loans'> }) =>
  test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', id).orderBy('number').execute();
export const lastEntryOf = async (loan: RunningLoan, kind: string) =>
  (await entriesOf(loan)).findLast((entry) => entry.kind === kind)?.id ?? '';
/** The letters that name a receipt, the first one first. */
export const mailsTo = ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .where('subject', 'like', 'Receipt %')
    .orderBy('created_at')
    .execute();
export const auditOf = ({ id }: RunningLoan, action: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .execute();
