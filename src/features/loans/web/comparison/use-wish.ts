// What a borrower compares by: kind, amount and term. It lives in the address, so that 'back' from a loan finds it again.
import { useSearchParams } from 'react-router';
import type { PublicLoan } from '#features/partners/contract.ts';
import { limitsOf, type Wish } from '#features/partners/rules/loan-limits.ts';
import { type Cents, cents, centsToDollars } from '#shared/money.ts';
import { amountSteps, nearestStep, termSteps } from '../../rules/choice-steps.ts';

/** Where nothing was asked for yet. */
const FIRST_DOLLARS = 100_000;
const FIRST_MONTHS = 6;

export type WishChoice = {
  /** Those of the chosen kind. */
  loans: readonly PublicLoan[];
  types: PublicLoan['type'][];
  type: PublicLoan['type'] | '';
  amounts: Cents[];
  terms: number[];
  wish: Wish;
  set: (param: 'type' | 'amount' | 'term', value: string) => void;
};

export function useWish(all: readonly PublicLoan[]): WishChoice {
  const [address, setAddress] = useSearchParams();
  const types = [...new Set(all.map(({ type }) => type))].toSorted();
  const type = types.find((each) => each === address.get('type')) ?? '';
  const loans = type === '' ? all : all.filter((loan) => loan.type === type);
  const limits = loans.map(limitsOf);
  const amounts = amountSteps(
    cents(Math.min(...limits.map(({ minimumAmountCents }) => minimumAmountCents))),
    cents(Math.max(...limits.map(({ maximumAmountCents }) => maximumAmountCents))),
  );
  const terms = termSteps(
    Math.min(...limits.map(({ minimumTermMonths }) => minimumTermMonths)),
    Math.max(...limits.map(({ maximumTermMonths }) => maximumTermMonths)),
  );
  const amountPlace = nearestStep(amounts, (Number(address.get('amount')) || FIRST_DOLLARS) * 100);
  const termPlace = nearestStep(terms, Number(address.get('term')) || FIRST_MONTHS);
  const set: WishChoice['set'] = (param, value) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(param);
        else next.set(param, value);
        return next;
      },
      { replace: true },
    );
  return {
    loans,
    types,
    type,
    amounts,
    terms,
    wish: {
      amountCents: amounts[amountPlace] ?? cents(0),
      termMonths: terms[termPlace] ?? FIRST_MONTHS,
    },
    set,
  };
}

/** The query that hands a wish on to a loan's own page. */
export const queryOfWish = ({ amountCents, termMonths }: Wish): string =>
  `?amount=${centsToDollars(amountCents)}&term=${termMonths}`;
