// The amount that a borrower chooses: typed or slid, never above the offer; an empty box is nothing.
import { capAmount } from '#features/loans/rules/amount.ts';
import { useKeptState } from '#platform/web/form-state/use-kept-state.ts';
import { readFigure } from '#shared/figure.ts';
import { type Cents, centsToDollars, readDollars, ZERO } from '#shared/money.ts';

export type Amount = {
  /** What the box shows: plain dollars, '1250.5', or what was typed that is no amount. */
  typed: string;
  /** Nothing as long as what is typed is no amount. */
  amountCents: Cents;
  isAmount: boolean;
  choose: (typed: string) => void;
  /** It was applied for: the next offer begins anew. */
  forget: () => void;
};

/**
 * Begins at all that is offered, as it is announced everywhere: what that costs is then seen at once, and less is a slide away. What
 * was chosen once stays chosen until it is applied for.
 */
export function useAmount(maxCents: Cents): Amount {
  const { value, set, forget } = useKeptState<string | null>('offer', null);
  return { ...held(value ?? String(centsToDollars(maxCents)), maxCents), choose: set, forget };
}

function held(typed: string, maxCents: Cents): Omit<Amount, 'choose' | 'forget'> {
  const dollars = readFigure(typed) ?? 0;
  const maxDollars = centsToDollars(maxCents);
  if (dollars > maxDollars) return { typed: String(maxDollars), amountCents: maxCents, isAmount: true };
  const amountCents = readDollars(dollars);
  if (amountCents === null || amountCents < 0) return { typed, amountCents: ZERO, isAmount: false };
  return {
    typed: typed.replace(/^0+(?=\d)/, '') || '0',
    amountCents: capAmount(amountCents, maxCents),
    isAmount: true,
  };
}
