// How a borrower is notified of what staff book for a loan beside its payments, and of what they take back: a letter, and a line under the bell.
import { happened } from '#features/activity/server/happened.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf, showDay } from '#shared/calendar.ts';
import { type Cents, centsToDollars, showMoney } from '#shared/money.ts';
import type { Entry } from '../rules/books/account.ts';
import { standingOf } from '../rules/books/standing.ts';
import { givenBack } from '../rules/books/sums-paid.ts';
import { balancesOf, owedCents } from '../rules/books/waterfall.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { bookingMails, receiptTexts, takenBackMails } from '../texts/receipts.ts';
import type { Posted } from './books/post.ts';
import type { Booked } from './desk/post-one.ts';
import {
  creditRefunded,
  entryReversed,
  repaymentReversed,
  waiverApproved,
  writeOffApproved,
} from './happenings.ts';
import { addressesOf, addressOf, dueNext, receiptNumberOf, repaymentInformation } from './receipts.ts';

type NotifiedKind = keyof typeof bookingMails;
type NotifiedEntry = Entry & { kind: NotifiedKind };
type Words = { subject: string; paragraphs: string[] };

const HAPPENINGS = { Waiver: waiverApproved, Refund: creditRefunded, WriteOff: writeOffApproved } as const;

const isNotified = <Each extends Entry>(entry: Each): entry is Each & NotifiedEntry =>
  entry.kind in HAPPENINGS;

/** Notifies the borrower of a waiver, a write-off or a refund, in the transaction that booked it. */
export async function notifyOfBooking(work: Work, posted: Posted & Booked, reference = ''): Promise<void> {
  const entry = posted.entries.find(isNotified);
  if (!entry) throw new RangeError('what was booked is among the entries');
  const { loan } = posted;
  const rebate = posted.entries.find(({ kind }) => kind === 'Rebate');
  const { creditCents } = balancesOf(loan.account.owing, loan.account.books);
  const { subject, paragraphs } = bookingMails[entry.kind]({
    amount: showMoney(entry.amountCents),
    loan: showLoanNumber(loan.number),
    saved: shownIfAny(rebate?.amountCents),
    day: showDay(entry.on),
    reference,
    left: shownIfAny(creditCents),
    isOurs: loan.partnerId === null,
  });
  const standing = entry.kind === 'Waiver' ? owedNow(work, posted) : [];
  const mail = await mailTo(work, posted, { subject, paragraphs: [...paragraphs, ...standing] });
  const facts = { subjectId: loan.id, accountId: loan.accountId, mail, booking: bookingOf(posted, entry) };
  await happened(work, HAPPENINGS[entry.kind], facts, posted);
}

/** Notifies the borrower that an entry was taken back, and the reason that staff gave, in the transaction that took it back. */
export async function notifyOfReversal(
  work: Work,
  posted: Pick<Posted, 'loan'> & Booked,
  entry: Entry,
  reason: string,
): Promise<void> {
  const { loan } = posted;
  const { subject, paragraphs } = takenBackWords(posted, entry);
  const mail = await mailTo(work, posted, {
    subject,
    paragraphs: [...paragraphs, receiptTexts.reason(reason), ...owedNow(work, posted)],
  });
  const facts = { subjectId: loan.id, accountId: loan.accountId, mail };
  if (isNotified(entry))
    await happened(
      work,
      entryReversed,
      { ...facts, booking: { ...bookingOf(posted, entry), reason } },
      posted,
    );
  else {
    const repayment = { ...repaymentInformation(loan.number, entry), reason };
    await happened(work, repaymentReversed, { ...facts, repayment }, posted);
  }
}

function takenBackWords(posted: Pick<Posted, 'loan'>, entry: Entry): Words {
  const about = { amount: showMoney(entry.amountCents), loan: showLoanNumber(posted.loan.number) };
  if (isNotified(entry)) return takenBackMails[entry.kind](about);
  return {
    subject: receiptTexts.reversedSubject(receiptNumberOf(posted, entry.id)),
    paragraphs: [receiptTexts.reversed(about.amount, showDay(entry.on), about.loan)],
  };
}

/** What is owed, what of it had been paid back, and what falls due next. */
function owedNow({ now }: Work, { loan: { account } }: Pick<Posted, 'loan'>): string[] {
  const owed = owedCents(balancesOf(account.owing, account.books));
  const back = owed > 0 ? shownIfAny(givenBack(account)) : null;
  return [
    receiptTexts.owed(showMoney(owed)),
    ...(back ? [receiptTexts.givenBack(back)] : []),
    ...dueNext(standingOf(account, dayOf(now))),
  ];
}

/** The mail to the borrower; null where the account was deleted. */
async function mailTo(work: Work, { loan }: Pick<Posted, 'loan'>, words: Words): Promise<Mail | null> {
  const to = (await addressesOf(work, [loan.accountId])).get(loan.accountId);
  if (to === undefined) return null;
  const link = { label: receiptTexts.open, url: addressOf(work, loan) };
  return { to, accountId: loan.accountId, ...words, link };
}

const bookingOf = ({ loan }: Pick<Posted, 'loan'>, { kind, amountCents }: NotifiedEntry) => ({
  kind,
  amount: centsToDollars(amountCents),
  loanNumber: loan.number,
});

const shownIfAny = (amountCents: Cents | undefined): string | null =>
  amountCents ? showMoney(amountCents) : null;
