// What an offer leaves its person to do: nobody is sent to an offer that is not there.
import type { OfferOutput } from '../../contract.ts';

export type OfferStep = 'ready' | 'applied' | 'approved' | 'open' | 'none';

export function offerStepOf({
  loanDecision,
  reasons,
}: Pick<OfferOutput, 'loanDecision' | 'reasons'>): OfferStep {
  if (loanDecision) return 'ready';
  const codes = reasons.map(({ code }) => code);
  if (codes.includes('loan.applied')) return 'applied';
  if (codes.includes('loan.approved')) return 'approved';
  return codes.includes('loan.open') || codes.includes('loan.in_arrears') ? 'open' : 'none';
}
