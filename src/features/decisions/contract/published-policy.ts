// How we decide, as everybody may read it: the figures of the policy in force that bear on a person, without the tables behind them.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import type { FactorName } from '../contract.ts';

/** Per cent, and dollars. */
const percent = z.number();
const dollars = z.number();

const publishedPolicy = z.object({
  version: z.int(),
  /** Since when it decides. */
  since: z.iso.datetime(),
  minimumAge: z.int(),
  /** The weightiest first; the points of all make 100. */
  factors: z.array(
    z.object({ factor: z.custom<FactorName>((name) => typeof name === 'string'), points: z.int() }),
  ),
  /** Whatever the points; `months` after it ended, where that counts. */
  ruledOut: z.array(
    z.object({ by: z.enum(['overdueElsewhere', 'ownDefault', 'bankruptcy']), months: z.int().nullable() }),
  ),
  /** From best to worst. */
  grades: z.array(z.object({ grade: z.string(), fromScore: z.int(), ratePerMonth: percent })),
  lowestRatePerMonth: percent,
  mostOffRate: percent,
  /** An instalment with all debts, of income; and an instalment alone, of what is left over. */
  incomeShare: percent,
  leftOverShare: percent,
  largestFirst: dollars,
  largest: dollars,
  shortestTerm: z.int(),
  longestTerm: z.int(),
  offerStandsDays: z.int(),
});

export const publishedPolicyEndpoints = endpoints({
  'GET /api/loan/public/policy': {
    summary: 'How loans are decided now, for everybody to read',
    output: publishedPolicy.extend({
      /** The rules that decide on a share of new applicants instead, drawn by lot; null while none are tried. */
      trying: publishedPolicy.extend({ sharePercent: z.int() }).nullable(),
    }),
  },
});

export type PublishedPolicy = z.output<typeof publishedPolicy>;
/** What the call answers: the rules in force, and those that are tried. */
export type PublishedRules = PublishedPolicy & {
  trying: (PublishedPolicy & { sharePercent: number }) | null;
};
