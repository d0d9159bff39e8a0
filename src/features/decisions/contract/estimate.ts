// What somebody without an account could get, on the wire: four answers in, the least and the most that may come of them out.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { noEstimateTexts, payAnswers, workAnswers } from '../texts/estimate.ts';

/** Dollars. */
const asked = z.number().min(0).max(10_000_000);

const toldAnswers = z.strictObject({
  employment_status: z.enum(workAnswers),
  /** What comes in each time, and how often that is. */
  income_amount: asked,
  how_often_paid: z.enum(payAnswers),
  /** A month, without payments on debts. */
  household_expenses_amount: asked,
  /** A month. */
  debt_payments_amount: asked,
});

/** Dollars, months, per cent a month. */
const end = z.object({ loanAmount: z.number(), term: z.int(), interestRate: z.number() });

const estimate = z.object({
  /** Null where what was not asked may still lead to a decline. */
  least: end.nullable(),
  /** Null where nothing that was not asked could lead to an offer. */
  most: end.nullable(),
  /** Why there is no `most`. */
  reason: z.enum(Object.keys(noEstimateTexts) as NoEstimateCode[]).nullable(),
});

export const estimateEndpoints = endpoints({
  'POST /api/loan/public/estimate': {
    summary: 'The least and the most that a first loan could be for somebody who answers so; keeps nothing',
    body: toldAnswers,
    output: estimate,
  },
});

export type NoEstimateCode = keyof typeof noEstimateTexts;
export type ToldAnswers = z.output<typeof toldAnswers>;
export type Estimate = z.output<typeof estimate>;
export type EstimateEnd = z.output<typeof end>;
