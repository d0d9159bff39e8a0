// Consents on the wire: what a person lets a lender see, since when, and until when.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';

const consent = z.object({
  _id: z.string(),
  partner: z.object({ _id: z.string(), name: z.string() }),
  purpose: z.enum(['LoanApplication', 'Prequalification']),
  /** What is shared, each by its name in the wording. */
  shared: z.array(z.enum(['contact', 'application', 'verifiedInformation', 'documents'])),
  given: z.iso.datetime(),
  withdrawn: z.iso.datetime().nullable(),
});

export const consentEndpoints = endpoints({
  'GET /api/consents': {
    summary: "The caller's consents, standing and withdrawn, newest first",
    query: pageQuery({}),
    output: pageOf(consent),
  },
  'POST /api/consents/:id/withdraw': {
    summary:
      "Withdraws one of the caller's consents; the lender's access ends at once. A second time changes nothing",
    params: z.object({ id: z.uuid() }),
    output: z.object({ message: z.string(), withdrawn: z.iso.datetime() }),
  },
});

export type Consent = z.infer<typeof consent>;
