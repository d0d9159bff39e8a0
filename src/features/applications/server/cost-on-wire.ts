// What a loan of some terms costs, as an application's answers say it.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import type { RepaymentOption } from '#features/loans/rules/schedule.ts';
import { dayOf } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import type { ApplicationCost } from '../contract.ts';

type Row = Selectable<Tables['applications']>;

/** How a loan is repaid: as its lender said when it was applied for, or by the month where it is the platform's own. */
export function repaymentOptionOf({ loan_info }: Pick<Row, 'loan_info'>): RepaymentOption {
  const { repaymentOption } = loan_info as { repaymentOption?: RepaymentOption };
  return repaymentOption ?? 'Monthly';
}

type Terms = Pick<Row, 'amount_cents' | 'rate_monthly_bps' | 'term_months' | 'created_at' | 'loan_info'>;

/** The cost as it was shown when the loan was asked for, in dollars and per cent, its dates counted from that day. */
export function costOnWire(row: Terms): ApplicationCost {
  const cost = costOfLoan({
    amountCents: row.amount_cents,
    rateMonthlyBps: row.rate_monthly_bps,
    termMonths: row.term_months,
    firstDay: dayOf(row.created_at),
    repaymentOption: repaymentOptionOf(row),
  });
  return {
    repaymentOption: cost.repaymentOption,
    fee: centsToDollars(cost.feeCents),
    cashInHand: centsToDollars(cost.cashInHandCents),
    interest: centsToDollars(cost.interestCents),
    totalRepayment: centsToDollars(cost.totalRepaymentCents),
    monthlyRepayment: centsToDollars(cost.instalmentCents),
    effectiveYearlyRate: cost.effectiveYearlyBps / 100,
    schedule: cost.schedule.map(({ number, dueOn, amountCents }) => ({
      number,
      dueOn,
      amount: centsToDollars(amountCents),
    })),
  };
}
