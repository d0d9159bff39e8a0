// Sends the reminders of a batch: what goes on record, the mails, and the lines under the bell.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happenedAll } from '#features/activity/server/happened.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import type { Reminder, ReminderKind } from '../../rules/arrears/reminders.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { reminderMails as texts } from '../../texts/arrears.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { remindedDue, remindedLate } from '../instalment-happenings.ts';

export type DueReminder = { loan: LockedLoan; reminder: Reminder };

type Borrower = { email: string; lender: string | null };

/** Sends at most 1,000 reminders in the transaction that holds the loans' locks, and answers how many were sent. Deleted accounts get none. */
export async function sendReminders(work: Work, due: readonly DueReminder[]): Promise<number> {
  const borrowers = await borrowersOf(work, due);
  const reached = due.flatMap(({ loan, reminder }) => {
    const borrower = borrowers.get(loan.id);
    return borrower ? [{ loan, reminder, borrower }] : [];
  });
  if (reached.length === 0) return 0;
  await work.db
    .insertInto('loan_reminders')
    .values(
      reached.map(({ loan, reminder: { number, dueOn, kind } }) => ({
        loan_id: loan.id,
        number,
        due_on: dueOn,
        kind,
        sent_at: work.now,
      })),
    )
    .execute();
  const remind = (isLate: boolean) =>
    reached
      .filter(({ reminder }) => reminder.daysLate > 0 === isLate)
      .map(({ loan, reminder, borrower }) => ({
        facts: {
          accountId: loan.accountId,
          mail: mailOf(work, loan, reminder, borrower),
          instalment: {
            amount: centsToDollars(reminder.amountCents),
            loanNumber: loan.number,
            dueOn: reminder.dueOn,
            ...(isLate ? { daysLate: reminder.daysLate } : {}),
          },
        },
      }));
  await happenedAll(work, remindedDue, remind(false));
  await happenedAll(work, remindedLate, remind(true));
  return reached.length;
}

const LETTERS: Record<ReminderKind, keyof Omit<typeof texts, 'link'>> = {
  Soon: 'Soon',
  DueToday: 'DueToday',
  Late1: 'late',
  Late7: 'late',
  Late14: 'late',
  Late30: 'longLate',
  Late60: 'longLate',
  Default: 'default',
};

function mailOf(work: Work, loan: LockedLoan, reminder: Reminder, { email, lender }: Borrower): Mail {
  const { subject, paragraphs } = texts[LETTERS[reminder.kind]]({
    loan: showLoanNumber(loan.number),
    pay: work.services.config.places.pay,
    lender,
    amount: showMoney(reminder.amountCents),
    dueOn: showDay(reminder.dueOn),
    daysLate: reminder.daysLate,
    overdue: reminder.overdueCents > reminder.amountCents ? showMoney(reminder.overdueCents) : null,
    mayMove: reminder.mayMove,
  });
  return {
    to: email,
    accountId: loan.accountId,
    subject,
    paragraphs,
    link: { label: texts.link, url: linkTo(work.services.config, `/my-loans/${loan.id}`) },
  };
}

/** The borrowers by the loan's id. The lock on their accounts makes a deletion wait until these mails are written. */
async function borrowersOf({ db }: Work, due: readonly DueReminder[]): Promise<Map<string, Borrower>> {
  if (due.length === 0) return new Map();
  const rows = await db
    .selectFrom('loans as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('partners as p', 'p.id', 'l.partner_id')
    .select(['l.id', 'a.email', 'p.name as lender'])
    .where(
      'l.id',
      'in',
      due.map(({ loan }) => loan.id),
    )
    .where('a.erased_at', 'is', null)
    .forKeyShare('a')
    .execute();
  return new Map(rows.map(({ id, email, lender }) => [id, { email, lender }]));
}
