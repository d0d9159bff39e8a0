// A request for a waiver or a write-off, with the lock of its loan, for whoever settles it.
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { lockLoan } from '../books/lock-loans.ts';

/** The loan is locked first, as by everything that touches its books. */
export async function lockAdjustment(work: Work, id: string) {
  const asked = await work.db
    .selectFrom('loan_adjustments')
    .select('loan_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const loan = await lockLoan(work, asked?.loan_id ?? refuse('request.not_found'));
  const adjustment = await work.db
    .selectFrom('loan_adjustments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { loan, adjustment };
}

/** What it books when it is approved on this day. */
export const eventOf = (
  { amount_cents }: { amount_cents: number | null },
  { now }: Pick<Work, 'now'>,
): LoanEvent => {
  const on: Day = dayOf(now);
  return amount_cents === null
    ? { kind: 'WriteOff', on }
    : { kind: 'Waiver', amountCents: cents(amount_cents), on };
};
