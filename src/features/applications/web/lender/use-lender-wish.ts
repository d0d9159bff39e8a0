// The amount and term that a borrower asks a lender for: what the address hands on, else the loan's defaults.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PublicLoan } from '#features/partners/contract.ts';
import { defaultWish, type LoanLimits, limitsOf } from '#features/partners/rules/loan-limits.ts';
import { readFigure } from '#shared/figure.ts';
import { type Cents, centsToDollars, readDollars, ZERO } from '#shared/money.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { askLender } from '../../rules/ask-lender.ts';

export type LenderWish = {
  limits: LoanLimits;
  /** Plain dollars, as the box shows them. */
  typed: string;
  amountCents: Cents;
  termMonths: number;
  /** Beside the fields: what keeps this from being applied for. */
  faults: FieldErrors;
  type: (dollars: string) => void;
  setTerm: (months: number) => void;
};

export function useLenderWish(loan: PublicLoan): LenderWish {
  const limits = limitsOf(loan);
  const [address] = useSearchParams();
  const [typed, type] = useState(() => String(firstDollars(Number(address.get('amount')), limits)));
  const [termMonths, setTerm] = useState(() => firstTerm(Number(address.get('term')), limits));
  const verdict = askLender({ loanAmount: readFigure(typed) ?? 0, term: termMonths }, limits);
  return {
    limits,
    typed,
    amountCents: verdict.kind === 'fits' ? verdict.wish.amountCents : readable(typed),
    termMonths,
    faults: verdict.kind === 'fits' ? {} : verdict.fields,
    type,
    setTerm,
  };
}

function firstDollars(asked: number, limits: LoanLimits): number {
  const verdict = askLender({ loanAmount: asked }, limits);
  return centsToDollars((verdict.kind === 'fits' ? verdict.wish : defaultWish(limits)).amountCents);
}

function firstTerm(asked: number, limits: LoanLimits): number {
  const verdict = askLender(asked > 0 ? { term: asked } : {}, limits);
  return (verdict.kind === 'fits' ? verdict.wish : defaultWish(limits)).termMonths;
}

/** An amount outside the limits still has its cost; what is no amount has none. */
function readable(typed: string): Cents {
  const dollars = readFigure(typed) ?? 0;
  return dollars < 1e9 ? (readDollars(dollars) ?? ZERO) : ZERO;
}
