// The amount that a borrower chooses: typed or slid, never above the offer; an empty box is nothing.
import { useState } from 'react';
import { capAmount } from '#features/loans/rules/amount.ts';
import { readFigure } from '#shared/figure.ts';
import { type Cents, centsToDollars, readDollars, ZERO } from '#shared/money.ts';

export type Amount = {
  /** What the box shows: plain dollars, '1250.5', or what was typed that is no amount. */
  typed: string;
  /** Nothing as long as what is typed is no amount. */
  amountCents: Cents;
  isAmount: boolean;
  choose: (typed: string) => void;
};

/** Begins at all that is offered, as it is announced everywhere: what that costs is then seen at once, and less is a slide away. */
export function useAmount(maxCents: Cents): Amount {
  const [typed, choose] = useState(() => String(centsToDollars(maxCents)));
  return { ...held(typed, maxCents), choose };
}

function held(typed: string, maxCents: Cents): Omit<Amount, 'choose'> {
  const dollars = readFigure(typed) ?? 0;
  const maxDollars = centsToDollars(maxCents);
  if (dollars > maxDollars) return { typed: String(maxDollars), amountCents: maxCents, isAmount: true };
  const amountCents = readDollars(dollars);
  if (amountCents === null) return { typed, amountCents: ZERO, isAmount: false };
  return {
    typed: typed.replace(/^0+(?=\d)/, '') || '0',
    amountCents: capAmount(amountCents, maxCents),
    isAmount: true,
  };
}
