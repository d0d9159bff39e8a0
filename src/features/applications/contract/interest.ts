// How borrowers took to a lender's loan, on the wire: counted a day at a time, shown to its lender alone.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';

export const interestEndpoints = endpoints({
  'POST /api/loan/:id/interest': {
    summary:
      'Counts that a borrower looked at a loan that can be applied for, or began to apply; nothing is kept of who it was',
    params: paramsOf<'partner_loans'>(),
    body: z.strictObject({ what: z.enum(['view', 'start']) }),
    output: z.object({ ok: z.literal(true) }),
  },
  'GET /api/loan/:id/interest': {
    summary:
      "How often one of the calling lender's loans was looked at, begun to be applied for and applied for",
    params: paramsOf<'partner_loans'>(),
    output: z.object({
      /** The first day that is counted. */
      since: z.iso.date().brand<'day'>(),
      views: z.int(),
      starts: z.int(),
      applications: z.int(),
    }),
  },
});

export type Interest = z.infer<(typeof interestEndpoints)['GET /api/loan/:id/interest']['output']>;
