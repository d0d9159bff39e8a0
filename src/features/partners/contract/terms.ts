// The terms under which lenders publish, on the wire and as they are stored.
import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { recordShape } from '#shared/record/shape.ts';
import { acceptanceFields } from '../fields/partner-terms.ts';

const sections = z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) }));

/** One version: what lender and platform agree on, and the words of the agreement with each borrower. */
export const lenderTermsSchema = z.object({ terms: sections, agreement: sections });

const which = { version: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** Who accepted what for a lender, and when. */
export const acceptance = z.object({ ...which, name: z.string(), at: z.iso.datetime() });

export const lenderTermsEndpoints = endpoints({
  'GET /api/partner/terms': {
    summary: 'The newest terms for lenders, and what the caller has accepted last',
    output: lenderTermsSchema.extend({ ...which, accepted: acceptance.nullable() }),
  },
  'POST /api/partner/terms/accept': {
    summary: 'Accepts exactly the version that was read; the same again changes nothing',
    body: z.strictObject({ ...which, ...recordShape(acceptanceFields) }),
    output: messageAnswer,
  },
});

export type LenderTerms = z.infer<typeof lenderTermsSchema>;
export type Acceptance = z.infer<typeof acceptance>;
