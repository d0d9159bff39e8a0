// The ladder to the next amount on the wire: where the caller stands on it.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const ladder = z.object({
  /** The rungs from the first to the last; exactly one of them is 'now'. */
  rungs: z.array(
    z.object({
      name: z.enum(['firstLoan', 'repayInFull', 'fullInformation', 'largerLoan']),
      state: z.enum(['done', 'now', 'later']),
    }),
  ),
  /** Whether the caller has a loan of ours that is paid out and not repaid. */
  loanRuns: z.boolean(),
  /** The day on which a first loan repaid early opens the next step; null where it is open, or nothing is repaid. */
  opensOn: z.string().brand<'day'>().nullable(),
  /** The limit of a first loan in dollars, by the policy in force; `largest` is that of later ones. */
  firstUpTo: z.number(),
  largest: z.number(),
  /** How many sections of the full information the caller has submitted, of how many. */
  sections: z.object({ submitted: z.int(), required: z.int() }),
});

export const ladderEndpoints = endpoints({
  'GET /api/loan/user/ladder': {
    summary: 'The steps from a first loan to larger amounts, and where the caller stands',
    output: ladder,
  },
});

export type LadderOnWire = z.infer<typeof ladder>;
