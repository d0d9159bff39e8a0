// How a borrower is notified of money received: the letter, and the line under the bell.

import { linkTo } from '#features/accounts/server/site-address.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { addCents, type Cents, centsToDollars, showMoney, ZERO } from '#shared/money.ts';
import type { WaysToPay } from '#shared/places/ways-to-pay.ts';
import type { BookedEntry, LedgerAccount } from '../rules/books/account.ts';
import { type Standing, standingOf } from '../rules/books/standing.ts';
import { type Balances, balancesOf, owedCents } from '../rules/books/waterfall.ts';
import { receiptNumbers, showLoanNumber } from '../rules/loan-number.ts';
import { howToPayInFull } from '../texts/borrower/ways-to-pay.ts';
import { receiptTexts as texts } from '../texts/receipts.ts';
import type { Posted } from './books/post.ts';
import type { Repayment } from './happenings.ts';

type Addressed = { to: string; accountId: IdOf<'accounts'>; loanNumber: string; url: string; pay: WaysToPay };

type Receipt = Addressed & {
  receiptNumber: string;
  reference: string;
  payment: BookedEntry;
  rebateCents: Cents;
  /** The balances after the payment. */
  balances: Balances;
  standing: Standing;
};

/** How the payment was divided, what is still owed, and what falls due next. */
export function receiptMail(receipt: Receipt): Mail {
  const { payment, rebateCents, balances, standing } = receipt;
  const amount = showMoney(payment.amountCents);
  const owed = owedCents(balances);
  return {
    to: receipt.to,
    accountId: receipt.accountId,
    subject: texts.subject(amount, receipt.receiptNumber),
    paragraphs: [
      texts.received(amount, showDay(payment.on), showLoanNumber(receipt.loanNumber)),
      texts.numbers(receipt.receiptNumber, receipt.reference),
      texts.divided(partsOf(payment).join(', ')),
      ...(rebateCents > 0 ? [texts.rebate(showMoney(rebateCents))] : []),
      ...(owed === 0 ? [texts.repaid] : [texts.owed(showMoney(owed))]),
      ...(balances.creditCents > 0 ? [texts.credit(showMoney(balances.creditCents))] : []),
      ...dueNext(standing),
      ...(standing.oldestDueOn ? howToPayInFull(receipt.pay, showLoanNumber(receipt.loanNumber)) : []),
      texts.wrong,
    ],
    link: { label: texts.open, url: receipt.url },
  };
}

/** What falls due next, or is late already; nothing where no instalment is left. */
export function dueNext({ oldestDueOn, nextAmountCents, overdueCents, daysLate }: Standing): string[] {
  if (!oldestDueOn) return [];
  const day = showDay(oldestDueOn);
  return [
    daysLate > 0 ? texts.late(showMoney(overdueCents), day) : texts.next(showMoney(nextAmountCents), day),
  ];
}

/** The parts that got something of a payment, in the order in which it reaches them. */
function partsOf({ transfers }: BookedEntry): string[] {
  const to = (account: LedgerAccount): Cents =>
    addCents(ZERO, ...transfers.filter(({ credit }) => credit === account).map((one) => one.amountCents));
  const parts: [(amount: string) => string, Cents][] = [
    [texts.part.fee, to('Fee')],
    [texts.part.interest, to('Interest')],
    [texts.part.principal, to('Principal')],
    [texts.part.writtenOff, to('WriteOff')],
    [texts.part.credit, to('Credit')],
  ];
  return parts.filter(([, amount]) => amount > 0).map(([say, amount]) => say(showMoney(amount)));
}

/** The number of the receipt for a payment of the loan. */
export function receiptNumberOf({ loan }: Pick<Posted, 'loan'>, id: string): string {
  const number = receiptNumbers(loan.number, loan.account.entries).get(id);
  if (!number) throw new RangeError(`${id} is no payment of loan ${loan.number}`);
  return number;
}

export type PostedRepayment = { posted: Posted; reference: string };

/** The facts of payments for the audit log, the mail and the bell, in the order of the payments. Runs in the transaction that booked them, and reads the addresses of several at once. */
export async function repaymentFactsOf(
  work: Work,
  repayments: readonly PostedRepayment[],
): Promise<Repayment[]> {
  const addresses = await addressesOf(
    work,
    repayments.map(({ posted }) => posted.loan.accountId),
  );
  return repayments.map(({ posted, reference }) => {
    const { loan, entries } = posted;
    const payment = entries.find(({ kind }) => kind === 'Repayment');
    if (!payment) throw new RangeError('a payment that was posted is among the entries');
    const to = addresses.get(loan.accountId);
    const receipt = {
      receiptNumber: receiptNumberOf(posted, payment.id),
      reference,
      payment,
      rebateCents: entries.find(({ kind }) => kind === 'Rebate')?.amountCents ?? ZERO,
      balances: balancesOf(loan.account.owing, loan.account.books),
      standing: standingOf(loan.account, dayOf(work.now)),
    };
    return {
      subjectId: loan.id,
      accountId: loan.accountId,
      // A borrower who has deleted the account gets no mail.
      mail: to === undefined ? null : receiptMail({ ...addressed(work, loan, to), ...receipt }),
      repayment: repaymentInformation(loan.number, payment),
    };
  });
}

const addressed = (work: Work, loan: Posted['loan'], to: string): Addressed => ({
  to,
  accountId: loan.accountId,
  loanNumber: loan.number,
  url: addressOf(work, loan),
  pay: work.services.config.places.pay,
});

/** The address at which the borrower sees the loan. */
export const addressOf = ({ services }: Work, { id }: { id: string }): string =>
  linkTo(services.config, `/my-loans/${id}`);

export const repaymentInformation = (
  number: string,
  { amountCents, on }: { amountCents: Cents; on: Day },
) => ({
  amount: centsToDollars(amountCents),
  loanNumber: number,
  receivedOn: on,
});

/** The mail addresses of those who still have an account, by the account's id. */
export async function addressesOf(
  { db }: Work,
  accountIds: readonly IdOf<'accounts'>[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(accountIds)])
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
