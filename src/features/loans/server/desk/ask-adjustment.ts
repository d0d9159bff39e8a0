// Staff ask a second person for a waiver or a write-off, or to take the payout back: one request at a time for a loan, and only what the books would take.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { centsToDollars, dollarsToCents } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { loanDeskEndpoints } from '../../contract/desk.ts';
import { reasonFields, waiverFields } from '../../fields/desk-money.ts';
import { whyNotBooked } from '../../rules/desk/may-book.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { payoutReversalAsked, waiverAsked, writeOffAsked } from '../desk-happenings.ts';
import { eventOf } from './adjustment-asked.ts';
import { inDollars } from './post-one.ts';

const ASKED = {
  Waiver: waiverAsked,
  WriteOff: writeOffAsked,
  PayoutReversal: payoutReversalAsked,
} as const;

type Asked = Received<typeof loanDeskEndpoints, 'POST /api/loans/admin/:id/adjustments'>;

export async function askAdjustment(work: Work<Actor>, { params: { id }, body }: Asked) {
  const { kind, reason } = body;
  return work.transaction(async (work) => {
    const loan = await lockLoan(work, id);
    if (kind !== 'Waiver') accept(staffLoanRefusals['loan.reason_needed'], reasonFields, body);
    const amount_cents =
      kind === 'Waiver'
        ? dollarsToCents(accept(staffLoanRefusals['loan.fields'], waiverFields(), body).amount)
        : null;
    await refuseSecond(work, id);
    const refused = whyNotBooked(loan.account, eventOf({ kind, amount_cents }, loan, work));
    if (refused) refuse(staffLoanRefusals[refused]);
    const asked = { kind, amount_cents, reason };
    await work.db
      .insertInto('loan_adjustments')
      .values({
        id: newId(work.now.getTime()),
        loan_id: id,
        ...asked,
        asked_by: work.actor.id,
        asked_at: work.now,
      })
      .execute();
    await happened(
      work,
      ASKED[kind],
      { subjectId: id, accountId: loan.accountId },
      {
        before: inDollars(loan),
        after: { ...(amount_cents === null ? {} : { amount: centsToDollars(amount_cents) }), reason },
      },
    );
    return { message: texts.asked };
  });
}

/** Under the loan's lock; an index of the database stands behind it. */
async function refuseSecond({ db }: Work, loanId: IdOf<'loans'>): Promise<void> {
  const open = await db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', loanId)
    .where('status', '=', 'Asked')
    .executeTakeFirst();
  if (open) refuse(staffLoanRefusals['loan.adjustment_open']);
}
