// Consents on the wire: what a person lets a lender see, since when, until when, and what the lender has looked at.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';

const consent = z.object({
  _id: z.string(),
  partner: z.object({ _id: z.string(), name: z.string() }),
  purpose: z.enum(['LoanApplication', 'Prequalification']),
  /** What is shared, each by its name in the wording. */
  shared: z.array(z.enum(['contact', 'application', 'verifiedInformation', 'documents', 'figures'])),
  given: z.iso.datetime(),
  withdrawn: z.iso.datetime().nullable(),
});

/** Several looks at the same within an hour are one. */
const look = z.object({
  _id: z.string(),
  partner: z.object({ _id: z.string(), name: z.string() }),
  /** The application that it was about; null for one at a list of people whom the lender may contact. */
  application: z.string().nullable(),
  kind: z.enum(['Application', 'Document', 'Report', 'Prequalification']),
  /** The sections by name; of a document its section and what it was asked for as. */
  seen: z.array(z.string()),
  at: z.iso.datetime(),
});

export const consentEndpoints = endpoints({
  'GET /api/consents': {
    summary: "The caller's consents, standing and withdrawn, newest first",
    query: pageQuery({}),
    output: pageOf(consent),
  },
  'GET /api/consents/looks': {
    summary: "Which lender looked at what of the caller's, and when, newest first",
    query: pageQuery({}),
    output: pageOf(look),
  },
  'POST /api/consents/:id/withdraw': {
    summary:
      "Withdraws one of the caller's consents; the lender's access ends at once. A second time changes nothing",
    params: paramsOf<'consents'>(),
    output: messageAnswer.extend({ withdrawn: z.iso.datetime() }),
  },
});

export type Consent = z.infer<typeof consent>;
export type Look = z.infer<typeof look>;
