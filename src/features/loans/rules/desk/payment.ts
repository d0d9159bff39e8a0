// Money that staff record by hand: which amounts may be, and what a payment would do, asked before it is recorded.

import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, dollarsToCents, ZERO } from '#shared/money.ts';
import type { Draft, RecordField, RecordFields } from '#shared/record/field.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { MOST_AT_ONCE_CENTS } from '../../fields/desk-money.ts';
import { book, type LedgerAccount, type LoanAccount } from '../books/account.ts';
import { isRepaid, standingOf } from '../books/standing.ts';
import { balancesOf, owedCents } from '../books/waterfall.ts';

/** Whole cents of an amount in dollars; null for none, for a third decimal and for more than may be recorded at once. */
export function readAmount(dollars: number): Cents | null {
  if (!(dollars > 0) || dollars * 100 > MOST_AT_ONCE_CENTS) return null;
  try {
    return dollarsToCents(dollars);
  } catch {
    return null;
  }
}

/** Validates a form whose sum may be at most `most` dollars; `tooMuch` is the error of a larger one. */
export const errorsUpTo = <Fields extends RecordFields & { amount: RecordField }>(
  most: number,
  tooMuch: string,
  fields: Fields,
  draft: Draft<Fields> & { amount: number | null },
): FieldErrors => ({
  ...((draft.amount ?? 0) > most ? { amount: tooMuch } : {}),
  ...validateFields(fields, draft),
});

export type PaymentPreview = {
  parts: { account: LedgerAccount; amountCents: Cents }[];
  /** The interest that is not charged after this payment. */
  rebateCents: Cents;
  owedCents: Cents;
  /** What this payment pays beyond the whole loan. */
  creditCents: Cents;
  settles: boolean;
  next: { dueOn: Day; amountCents: Cents } | null;
};

/** What recording a payment would do, null where the books would refuse it; nothing is recorded. */
export function previewPayment(
  account: LoanAccount,
  amountCents: Cents,
  on: Day,
  today: Day,
): PaymentPreview | null {
  const booked = book(account, { kind: 'Repayment', amountCents, on }, () => 'preview');
  if ('refused' in booked) return null;
  const payment = booked.entries.filter(({ kind }) => kind === 'Repayment');
  const transfers = payment.flatMap((entry) => entry.transfers);
  const standing = standingOf(booked.account, today);
  const isSettled = isRepaid(standing.state);
  return {
    parts: transfers.map(({ credit, amountCents }) => ({ account: credit, amountCents })),
    rebateCents: booked.entries.find(({ kind }) => kind === 'Rebate')?.amountCents ?? ZERO,
    owedCents: owedCents(balancesOf(account.owing, booked.account.books)),
    creditCents: addCents(
      ...transfers.filter(({ credit }) => credit === 'Credit').map((one) => one.amountCents),
    ),
    settles: isSettled && !isRepaid(standingOf(account, today).state),
    next: standing.oldestDueOn && { dueOn: standing.oldestDueOn, amountCents: standing.nextAmountCents },
  };
}
