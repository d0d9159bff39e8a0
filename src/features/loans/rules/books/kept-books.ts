// The books of a loan that is kept somewhere: from its entries, and from what the ledger says is not paid.
import { type Cents, cents } from '#shared/money.ts';
import type { Entry } from './account.ts';
import { type Books, type Owing, totalOwing } from './waterfall.ts';

/** Works out a loan's books; `unpaidCents` is all that is owed less what is held for the borrower, negative where more is held. */
export function keptBooks(owing: Owing, entries: readonly Entry[], unpaidCents: number): Books {
  const takenBack = new Set(entries.map(({ reverses }) => reverses));
  const standing = (kind: Entry['kind']) =>
    entries.find((entry) => entry.kind === kind && !takenBack.has(entry.id));
  const settledOn = standing('Rebate')?.on ?? null;
  const payoutReversed = standing('Disbursement') === undefined;
  const paidCents: Cents = payoutReversed
    ? owing.feeCents
    : cents(totalOwing(owing, settledOn) - unpaidCents);
  return { paidCents, writtenOff: standing('WriteOff') !== undefined, settledOn, payoutReversed };
}
