// What has been paid of a loan and what there was to pay, from its schedule.
import type { LoanInstalment, LoanSummary } from '../../contract.ts';

export type RepaidShare = { paid: number; total: number; share: number };

/** The whole is what was paid and what is still owed: interest that is not charged any more belongs to neither. */
export function repaidShare(
  { owed }: Pick<LoanSummary, 'owed'>,
  schedule: readonly Pick<LoanInstalment, 'paid'>[],
): RepaidShare {
  const paidCents = schedule.reduce((sum, instalment) => sum + Math.round(instalment.paid * 100), 0);
  const totalCents = paidCents + Math.round(owed * 100);
  return {
    paid: paidCents / 100,
    total: totalCents / 100,
    share: totalCents > 0 ? paidCents / totalCents : 1,
  };
}
