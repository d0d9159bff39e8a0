// What two people guard, as it was asked for, with the lock of its loan, for whoever settles it.

import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanAdjustment } from '../../contract/desk.ts';
import type { LoanEvent } from '../../rules/books/account.ts';
import { lockLoan } from '../books/lock-loans.ts';
import type { LoanInBooks } from '../books/read-loans.ts';

/** Locks the loan before the request, as everything does that touches the books of a loan. */
export async function lockAdjustment(work: Work, id: IdOf<'loan_adjustments'>) {
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

type Asked = {
  kind: LoanAdjustment['kind'];
  amount_cents: number | null;
  effective_on: Day | null;
  reverses: string | null;
};

/** The event that a request books when it is approved on this day. */
export function eventOf(
  { kind, amount_cents, effective_on, reverses }: Asked,
  { account }: Pick<LoanInBooks, 'account'>,
  { now }: Pick<Work, 'now'>,
): LoanEvent {
  const on: Day = dayOf(now);
  switch (kind) {
    case 'WriteOff':
      return { kind, on };
    case 'Waiver':
    case 'Repayment':
    case 'Refund':
      return { kind, amountCents: cents(amount_cents ?? 0), on: effective_on ?? on };
    case 'EntryReversal':
      return { kind: 'Reversal', reverses: reverses ?? '', on };
    case 'PayoutReversal': {
      const payout = account.entries.find((entry) => entry.kind === 'Disbursement');
      return { kind: 'Reversal', reverses: payout?.id ?? '', on };
    }
  }
}
