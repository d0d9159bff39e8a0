// A payment is booked once: its reference must be new.

import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';

/**
 * Refuses a reference that is recorded, with the loan and the day, or that waits for a second person in another request than
 * `asked`. Of two who record it at once for different loans, the second waits here for the first.
 */
export async function refuseUsed(
  work: Work,
  kind: 'Disbursement' | 'Repayment' | 'Refund',
  reference: string,
  asked?: IdOf<'loan_adjustments'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${reference}`}, 0))`.execute(work.db);
  const used = await work.db
    .selectFrom('loan_entries as e')
    .innerJoin('loans as l', 'l.id', 'e.loan_id')
    .leftJoin('loan_entries as r', 'r.reverses', 'e.id')
    .select(['l.number', 'e.effective_on', 'r.id as reversal'])
    .where('e.kind', '=', kind)
    .where('e.reference', '=', reference)
    .executeTakeFirst();
  if (!used) return refuseWaiting(work, kind, reference, asked);
  const wording = used.reversal === null ? texts.referenceUsed : texts.referenceReversed;
  const message = wording(reference, showLoanNumber(used.number), showDay(used.effective_on));
  refuse(staffLoanRefusals['loan.reference_used'], { message, fields: { reference: message } });
}

async function refuseWaiting(
  { db }: Work,
  kind: 'Disbursement' | 'Repayment' | 'Refund',
  reference: string,
  asked: IdOf<'loan_adjustments'> | undefined,
): Promise<void> {
  if (kind === 'Disbursement') return;
  const waiting = await db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('status', '=', 'Asked')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!waiting || waiting.id === asked) return;
  const refusal = staffLoanRefusals['loan.reference_waits'];
  refuse(refusal, { fields: { reference: refusal.text } });
}
