// Paying a loan off before its time: interest for instalment periods that have not begun is not charged.
import type { Day } from '#shared/calendar.ts';
import { type Cents, cents, subtractCents } from '#shared/money.ts';
import { type Books, type Owing, totalOwing } from './waterfall.ts';

export type SettlementQuote = {
  /** What pays the loan off, received on that day. */
  payCents: Cents;
  /** Interest that is then not charged. */
  rebateCents: Cents;
};

/** Whether paying early can still save interest: neither settled nor taken back. A write-off takes no rebate away. */
export const maySettle = ({ settledOn, payoutReversed }: Books): boolean =>
  settledOn === null && !payoutReversed;

/** What pays a loan off on a day, and the interest that this saves (see `chargedOn`); for a loan that `maySettle`. */
export function settlementQuote(
  owing: Owing,
  { paidCents }: Pick<Books, 'paidCents'>,
  on: Day,
): SettlementQuote {
  const total = totalOwing(owing, on);
  return {
    payCents: cents(Math.max(0, total - paidCents)),
    rebateCents: subtractCents(totalOwing(owing), total),
  };
}
