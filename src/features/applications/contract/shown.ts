// What a loan would cost, and how an applicant stands to it, as several answers show them.
import { z } from 'zod';
import { loanCriteria, repaymentOption } from '#features/partners/contract.ts';

const instalment = z.object({ number: z.number(), dueOn: z.string(), amount: z.number() });

/** The cost in full, as it was shown; dates count from the day of the application. */
export const cost = z.object({
  repaymentOption,
  fee: z.number(),
  cashInHand: z.number(),
  interest: z.number(),
  totalRepayment: z.number(),
  /** Each instalment but the last, whatever the option. */
  monthlyRepayment: z.number(),
  effectiveYearlyRate: z.number(),
  schedule: z.array(instalment),
});

/** What the loan asks of an applicant, and how the applicant's verified answers and open loans stand to it. */
export const judged = z.object({
  criteria: loanCriteria,
  /** Dollars a month, or per cent. */
  value: z.number(),
  /** Null until every section that they are read from is verified. */
  figures: z
    .object({
      freeCashFlow: z.number(),
      debtServiceRatio: z.number(),
      /** Dollars a month, within the debt payments: what loans open in our books take that were paid out since the debts were told. */
      runningLoans: z.number(),
      isMet: z.boolean(),
    })
    .nullable(),
});
