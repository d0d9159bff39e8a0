// What somebody without an account could get, on the wire: four answers in, the least and the most that may come of them out.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { LARGEST_ANSWER_DOLLARS } from '../fields/largest-answer.ts';
import { noEstimateTexts, workAnswers } from '../texts/estimate.ts';
import { ruledOutBy } from './published-policy.ts';

/** An amount as it was typed, in dollars. */
const asked = z.number().min(0).max(LARGEST_ANSWER_DOLLARS);

const estimateAnswers = z.strictObject({
  employment_status: z.enum(workAnswers),
  /** Dollars a month that come in. */
  monthly_income_amount: asked,
  /** Dollars a month that the household spends, payments on debts left out. */
  household_expenses_amount: asked,
  /** Dollars a month that are paid on debts. */
  debt_payments_amount: asked,
});

/** One end of the range: the amount in dollars, the term in months, and add-on interest in per cent a month. */
const end = z.object({ loanAmount: z.number(), term: z.int(), interestRate: z.number() });

const estimate = z.object({
  /** Null where an answer that was not asked for may still lead to a decline. */
  least: end.nullable(),
  /** Null where no answer that was not asked for could lead to an offer. */
  most: end.nullable(),
  /** Why `most` is null; null where it is not. */
  reason: z.enum(Object.keys(noEstimateTexts) as NoEstimateCode[]).nullable(),
  /** What would rule an offer out whatever was answered: to be younger than that, or one of the rest. */
  ruledOut: z.object({ minimumAge: z.int(), rest: z.array(ruledOutBy) }),
});

export const estimateEndpoints = endpoints({
  'POST /api/loan/public/estimate': {
    summary: 'The least and the most that a first loan could be for somebody who answers so; keeps nothing',
    body: estimateAnswers,
    output: estimate,
  },
});

export type NoEstimateCode = keyof typeof noEstimateTexts;
export type EstimateAnswers = z.output<typeof estimateAnswers>;
export type Estimate = z.output<typeof estimate>;
export type EstimateEnd = z.output<typeof end>;
