// How a portfolio stands, from its totals by ageing: what is late, what is at risk, what was lost.
import { addCents, type Cents, cents, ZERO } from '#shared/money.ts';
import type { LoanSummary } from '../../contract.ts';
import {
  factsOf,
  LATE_AGEING,
  LOAN_STATES,
  type LoanState,
  RUNNING_AGEING,
} from '../../fields/loan-states.ts';
import { isRepaid, isWrittenOff } from '../books/standing.ts';

type Ageing = LoanSummary['ageing'];

export type KeptAgeing = { ageing: Ageing; loans: number; principalCents: Cents; owedCents: Cents };

/** The steps of ageing that count as at risk (PAR30): more than 30 days late. */
export const AT_RISK: readonly Ageing[] = ['31-60', '61-90', '90+'];

/** `part` of `whole` in per cent, rounded to two decimals, halves up; null where `whole` is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;

/**
 * Portfolio at risk: outstanding principal of loans more than 30 days late as a share of all outstanding principal, in per cent; null
 * where there is none. What is written off has no principal any more, so it is on neither side.
 */
export const par30Of = (kept: readonly Pick<KeptAgeing, 'ageing' | 'principalCents'>[]): number | null =>
  shareOf(principalOf(kept.filter(({ ageing }) => AT_RISK.includes(ageing))), principalOf(kept));

/** The figures of a portfolio from its totals by ageing: amounts in cents, shares in per cent (null of nothing). */
export function portfolioFiguresOf(kept: readonly KeptAgeing[]) {
  const of = (...steps: Ageing[]) => kept.filter(({ ageing }) => steps.includes(ageing));
  const ofStates = (isSo: (state: LoanState) => boolean) =>
    of(...LOAN_STATES.filter(isSo).flatMap((state) => factsOf(state).ageing));
  const running = of(...RUNNING_AGEING);
  const inArrears = of(...LATE_AGEING);
  const principalCents = principalOf(running);
  return {
    ageing: RUNNING_AGEING.map((step) => ({
      step,
      loans: loansOf(of(step)),
      principalCents: principalOf(of(step)),
      share: shareOf(principalOf(of(step)), principalCents),
    })),
    running: { loans: loansOf(running), principalCents, owedCents: owedOf(running) },
    inArrears: { loans: loansOf(inArrears), principalCents: principalOf(inArrears) },
    repaid: loansOf(ofStates(isRepaid)),
    writtenOff: { loans: loansOf(ofStates(isWrittenOff)), owedCents: owedOf(ofStates(isWrittenOff)) },
    atRiskCents: principalOf(of(...AT_RISK)),
    par30: par30Of(kept),
  };
}

const loansOf = (kept: readonly KeptAgeing[]): number => kept.reduce((sum, { loans }) => sum + loans, 0);

const principalOf = (kept: readonly Pick<KeptAgeing, 'principalCents'>[]): Cents =>
  kept.reduce((sum, { principalCents }) => addCents(sum, cents(principalCents)), ZERO);

const owedOf = (kept: readonly KeptAgeing[]): Cents =>
  kept.reduce((sum, { owedCents }) => addCents(sum, cents(owedCents)), ZERO);
