// The amount and term that a borrower asks a lender for: what the address hands on, else the loan's defaults.
import { useSearchParams } from 'react-router';
import type { PublicLoan } from '#features/partners/contract.ts';
import { defaultWish, type LoanLimits, limitsOf } from '#features/partners/rules/loan-limits.ts';
import { useKeptState } from '#platform/web/form-state/use-kept-state.ts';
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
  errors: FieldErrors;
  type: (dollars: string) => void;
  setTerm: (months: number) => void;
  /** It was applied for: the form begins anew the next time. */
  forget: () => void;
};

/** `keptAs`: under which name it is kept in this browser until it is applied for; absent where nobody applies. */
export function useLenderWish(loan: PublicLoan, keptAs?: string): LenderWish {
  const limits = limitsOf(loan);
  const [address] = useSearchParams();
  const place = keptAs ? `${keptAs}?${address}` : '';
  const { value, set, forget } = useKeptState<{ typed?: string; termMonths?: number }>(place, {});
  const typed = value.typed ?? String(firstDollars(Number(address.get('amount')), limits));
  const termMonths = value.termMonths ?? firstTerm(Number(address.get('term')), limits);
  const verdict = askLender({ loanAmount: readFigure(typed) ?? 0, term: termMonths }, limits);
  return {
    limits,
    typed,
    amountCents: verdict.kind === 'fits' ? verdict.wish.amountCents : readable(typed),
    termMonths,
    errors: verdict.kind === 'fits' ? {} : verdict.fields,
    type: (typed) => set({ ...value, typed }),
    setTerm: (termMonths) => set({ ...value, termMonths }),
    forget,
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
  return dollars > 0 && dollars < 1e9 ? (readDollars(dollars) ?? ZERO) : ZERO;
}
