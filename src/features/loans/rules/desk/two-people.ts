// Which money that staff record by hand waits for a second person, and why: nobody moves much of it, or moves it long afterwards, alone.
import { addDays, DAY_MS, type Day } from '#shared/calendar.ts';
import type { Cents } from '#shared/money.ts';
import type { WaitCause } from '../../contract/desk.ts';
import { book, type EntryKind, type LoanAccount } from '../books/account.ts';
import { balancesOf } from '../books/waterfall.ts';

/** A payment may be dated so many days back by one person. */
export const DAYS_BACK = 3;
/** A payment recorded in error is taken back by one person within so long. */
const TAKEN_BACK_WITHIN_MS = DAY_MS;

/** One person records up to this sum alone; an operator sets it. */
type Alone = { aloneUpToCents: Cents };

/** Why a payment waits for a second person, as codes; empty where one person may record it. `today` is the day in Jamaica. */
export function whyPaymentWaits(
  account: LoanAccount,
  { amountCents, on }: { amountCents: Cents; on: Day },
  { today, aloneUpToCents }: Alone & { today: Day },
): WaitCause[] {
  return [
    ...(on < addDays(today, -DAYS_BACK) ? (['BackDated'] as const) : []),
    ...(leavesMoreCredit(account, { amountCents, on }) ? (['Overpays'] as const) : []),
    ...(amountCents > aloneUpToCents ? (['Large'] as const) : []),
  ];
}

/** Whether a payment is more than is owed, and so leaves the borrower more credit than there was before it. */
export function leavesMoreCredit(
  account: LoanAccount,
  { amountCents, on }: { amountCents: Cents; on: Day },
): boolean {
  const { owing, books } = account;
  const booked = book(account, { kind: 'Repayment', amountCents, on }, () => 'asked');
  if ('refused' in booked) return false;
  return balancesOf(owing, booked.account.books).creditCents > balancesOf(owing, books).creditCents;
}

type Recorded = {
  kind: EntryKind;
  amountCents: Cents;
  recordedAt: Date;
  /** Whether a second person approved it before it was recorded. */
  byTwo?: boolean;
};

/**
 * Why a reversal waits for a second person, as codes; empty where one person may make it. All entries but payments
 * are there by two people's word, and some payments are.
 */
export function whyReversalWaits(
  { kind, amountCents, recordedAt, byTwo = false }: Recorded,
  { now, aloneUpToCents }: Alone & { now: Date },
): WaitCause[] {
  return [
    ...(kind !== 'Repayment' || byTwo ? (['TwoDecided'] as const) : []),
    ...(now.getTime() - recordedAt.getTime() > TAKEN_BACK_WITHIN_MS ? (['Old'] as const) : []),
    ...(amountCents > aloneUpToCents ? (['Large'] as const) : []),
  ];
}
