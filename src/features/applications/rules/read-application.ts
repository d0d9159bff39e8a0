// Reads an application off the wire: its cost in cents and days, and the snapshot of what was on offer.
import type { LoanCost } from '#features/loans/rules/cost-of-loan.ts';
import { readDay } from '#shared/calendar.ts';
import { dollarsToCents } from '#shared/money.ts';
import type { Application, ApplicationCost } from '../contract.ts';

type WithCost = Pick<Application, 'loanAmount' | 'interestRate' | 'term'> & { cost: ApplicationCost };

/** Throws RangeError on what is neither an amount nor a day. */
export function readCost({ loanAmount, interestRate, term, cost }: WithCost): LoanCost {
  return {
    amountCents: dollarsToCents(loanAmount),
    rateMonthlyBps: Math.round(interestRate * 100),
    termMonths: term,
    repaymentOption: cost.repaymentOption,
    feeCents: dollarsToCents(cost.fee),
    cashInHandCents: dollarsToCents(cost.cashInHand),
    interestCents: dollarsToCents(cost.interest),
    totalRepaymentCents: dollarsToCents(cost.totalRepayment),
    instalmentCents: dollarsToCents(cost.monthlyRepayment),
    effectiveYearlyBps: Math.round(cost.effectiveYearlyRate * 100),
    schedule: cost.schedule.map(({ number, dueOn, amount }) => {
      const day = readDay(dueOn);
      if (!day) throw new RangeError(`${dueOn} is not a day`);
      return { number, dueOn: day, amountCents: dollarsToCents(amount) };
    }),
  };
}

export type LoanSnapshot = {
  name: string;
  type: string;
  description: string;
  /** The amount in dollars. */
  minimumAmount: number;
  maximumAmount: number;
  /** The rate in per cent a month. */
  minimumInterestRate: number;
  defaultInterestRate: number;
  maximumInterestRate: number;
  minimumTerm: number;
  maximumTerm: number;
};

/** What was on offer, from its JSON text; empty words and zeros where something is not there. */
export function readSnapshot(json: string): LoanSnapshot {
  const parts = new Map<string, unknown>(Object.entries(JSON.parse(json) ?? {}));
  const text = (name: string) => String(parts.get(name) ?? '');
  const number = (name: string) => Number(parts.get(name) ?? 0);
  return {
    name: text('name'),
    type: text('type'),
    description: text('description'),
    minimumAmount: number('minimumAmount'),
    maximumAmount: number('maximumAmount'),
    minimumInterestRate: number('minimumInterestRate'),
    defaultInterestRate: number('defaultInterestRate'),
    maximumInterestRate: number('maximumInterestRate'),
    minimumTerm: number('minimumTerm'),
    maximumTerm: number('maximumTerm'),
  };
}
