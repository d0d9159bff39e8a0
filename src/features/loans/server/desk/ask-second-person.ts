// What two people guard is written down for the second one: nothing is booked yet.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Day } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type Cents, centsToDollars } from '#shared/money.ts';
import { answerOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { LoanAdjustment, WaitCause } from '../../contract/desk.ts';
import { keptOfMoney } from '../../fields/desk-money.ts';
import { whyNotBooked } from '../../rules/desk/may-book.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LockedLoan } from '../books/lock-loans.ts';
import { keptOf, type MoneyGiven } from '../books/post.ts';
import {
  entryReversalAsked,
  payoutReversalAsked,
  refundAsked,
  repaymentAsked,
  waiverAsked,
  writeOffAsked,
} from '../desk-happenings.ts';
import { eventOf } from './adjustment-asked.ts';
import { inDollars } from './post-one.ts';

const ASKED = {
  Waiver: waiverAsked,
  WriteOff: writeOffAsked,
  PayoutReversal: payoutReversalAsked,
  Repayment: repaymentAsked,
  Refund: refundAsked,
  EntryReversal: entryReversalAsked,
} as const;

type Asked = {
  kind: LoanAdjustment['kind'];
  amountCents?: Cents | undefined;
  causes?: WaitCause[];
  on?: Day;
  /** The id of the entry to take back. */
  reverses?: IdOf<'loan_entries'>;
  reason?: string | undefined;
} & MoneyGiven;

/** Keeps a request about a locked loan for a second person. It refuses what the books would not take, and what waits already. */
export async function askSecondPerson(work: Work<Actor>, loan: LockedLoan, asked: Asked) {
  const request = {
    kind: asked.kind,
    amount_cents: asked.amountCents ?? null,
    effective_on: asked.on ?? null,
    reverses: asked.reverses ?? null,
    ...keptOf(asked),
    reason: asked.reason || null,
  };
  const refused = whyNotBooked(loan.account, eventOf(request, loan, work));
  if (refused) refuse(staffLoanRefusals[refused]);
  const causes = asked.causes ?? [];
  const { numInsertedOrUpdatedRows: inserted } = await work.db
    .insertInto('loan_adjustments')
    .values({
      id: newId(work.now.getTime()),
      loan_id: loan.id,
      ...request,
      causes: sql`${causes}::text[]`,
      asked_by: work.actor.id,
      asked_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted) refuse(staffLoanRefusals[asked.reference ? 'loan.reference_waits' : 'loan.adjustment_open']);
  await happened(
    work,
    ASKED[asked.kind],
    { subjectId: loan.id, accountId: loan.accountId },
    {
      before: inDollars(loan),
      after: {
        ...(asked.amountCents === undefined ? {} : { amount: centsToDollars(asked.amountCents) }),
        ...(asked.on ? { on: asked.on, ...answerOf(keptOfMoney, request) } : {}),
        ...(asked.reverses ? { entry: asked.reverses } : {}),
        ...(causes.length > 0 ? { causes } : {}),
        ...(request.reason ? { reason: request.reason } : {}),
      },
    },
  );
  return { message: texts.asked };
}
