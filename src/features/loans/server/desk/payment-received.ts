// What a payment is checked for before it is booked: its amount, its day, and that its reference is new.

import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf, readDay, showDay } from '#shared/calendar.ts';
import type { Cents } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import { mayBeReceivedOn } from '../../rules/books/standing.ts';
import { readAmount } from '../../rules/desk/payment.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import type { LockedLoan } from '../books/lock-loans.ts';

export const amountOf = (dollars: number): Cents =>
  readAmount(dollars) ?? refuse(staffLoanRefusals['loan.amount'], { fields: { amount: texts.amountFault } });

/** `field` is what the day is called on the wire. */
export function dayWithin(loan: LockedLoan, text: string, field: string, { now }: Work): Day {
  const day = readDay(text);
  if (day && mayBeReceivedOn(loan, day, dayOf(now))) return day;
  return refuse(staffLoanRefusals['loan.day'], {
    fields: { [field]: texts.dayFault(showDay(loan.disbursedOn)) },
  });
}

/**
 * Refuses a reference that is recorded, with the loan and the day. Of two who record it at once for different loans, the
 * second waits here for the first.
 */
export async function refuseUsed(
  work: Work,
  kind: 'Disbursement' | 'Repayment' | 'Refund',
  reference: string,
): Promise<void> {
  if (reference === '')
    refuse(staffLoanRefusals['loan.reference'], { fields: { reference: texts.referenceNeeded } });
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${reference}`}, 0))`.execute(work.db);
  const used = await work.db
    .selectFrom('loan_entries as e')
    .innerJoin('loans as l', 'l.id', 'e.loan_id')
    .leftJoin('loan_entries as r', 'r.reverses', 'e.id')
    .select(['l.number', 'e.effective_on', 'r.id as reversal'])
    .where('e.kind', '=', kind)
    .where('e.reference', '=', reference)
    .executeTakeFirst();
  if (!used) return;
  const told = used.reversal === null ? texts.referenceUsed : texts.referenceReversed;
  const message = told(reference, showLoanNumber(used.number), showDay(used.effective_on));
  refuse(staffLoanRefusals['loan.reference_used'], { message, fields: { reference: message } });
}
