// The ladder to the next amount on the wire: where the caller stands on it.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

const ladder = z.object({
  /** From the first to the last; one of them is 'now'. */
  rungs: z.array(
    z.object({
      name: z.enum(['firstLoan', 'repayInFull', 'fullInformation', 'largerLoan']),
      state: z.enum(['done', 'now', 'later']),
    }),
  ),
  /** A loan of ours is paid out and not repaid. */
  loanRuns: z.boolean(),
  /** The day on which a first loan repaid early opens the next step; null where it is open, or nothing is repaid. */
  opensOn: z.string().brand<'day'>().nullable(),
  /** Dollars, as the policy in force has them. */
  firstUpTo: z.number(),
  largest: z.number(),
  /** Sections of the full information. */
  sections: z.object({ submitted: z.int(), required: z.int() }),
});

export const ladderEndpoints = endpoints({
  'GET /api/loan/user/ladder': {
    summary: 'The steps from a first loan to larger amounts, and where the caller stands',
    output: ladder,
  },
});

export type LadderOnWire = z.infer<typeof ladder>;
