// The amount that a borrower chooses: typed or slid, never above the offer; an empty box is nothing.
import { useState } from 'react';
import { capAmount } from '#features/loans/rules/amount.ts';
import { type Cents, centsToDollars, dollarsToCents } from '#shared/money.ts';

export type Amount = {
  /** What the box shows: plain dollars, '1250.5'. */
  typed: string;
  amountCents: Cents;
  choose: (typed: string) => void;
};

/** Begins at nothing, so that nobody is led to borrow the most. */
export function useAmount(maxCents: Cents): Amount {
  const [typed, choose] = useState('0');
  return { ...held(typed, maxCents), choose };
}

function held(typed: string, maxCents: Cents): Pick<Amount, 'typed' | 'amountCents'> {
  const dollars = Number(typed) || 0;
  const maxDollars = centsToDollars(maxCents);
  if (dollars > maxDollars) return { typed: String(maxDollars), amountCents: maxCents };
  return {
    typed: typed.replace(/^0+(?=\d)/, '') || '0',
    amountCents: capAmount(dollarsToCents(dollars), maxCents),
  };
}
