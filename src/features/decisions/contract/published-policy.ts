// How we decide, as everybody may read it: the figures of the policy in force that bear on a person, without the tables behind them.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import type { FactorName } from '../contract.ts';

/** Shares and rates are published in per cent, amounts in dollars. */
const percent = z.number();
const dollars = z.number();

export const ruledOutBy = z.object({
  by: z.enum(['overdueElsewhere', 'ownDefault', 'bankruptcy']),
  months: z.int().nullable(),
});

const publishedPolicy = z.object({
  version: z.int(),
  /** Since when the policy has been deciding. */
  since: z.iso.datetime(),
  minimumAge: z.int(),
  /** The factors of the score, the weightiest first; their points add up to 100. */
  factors: z.array(
    z.object({ factor: z.custom<FactorName>((name) => typeof name === 'string'), points: z.int() }),
  ),
  /** What declines a person whatever the points. `months` says for how long after it ended; null where it counts only while it lasts. */
  ruledOut: z.array(ruledOutBy),
  /** The grades from best to worst. */
  grades: z.array(z.object({ grade: z.string(), fromScore: z.int(), ratePerMonth: percent })),
  lowestRatePerMonth: percent,
  mostOffRate: percent,
  /** The most of the income that an instalment may take together with all debts. `leftOverShare` is the most that the instalment alone may take of what is left over. */
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
