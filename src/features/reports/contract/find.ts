// What staff find from any screen by a few letters or digits: people, loans, applications, complaints, contests, prizes and lenders.
import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';

/** `person`: a borrower; `account`: anybody else who logs in. */
const foundKind = z.enum([
  'loan',
  'application',
  'complaint',
  'person',
  'account',
  'lender',
  'contest',
  'prize',
]);

const found = z.object({
  kind: foundKind,
  /** Of a lender that of its account, as in the address of its page. */
  _id: z.string(),
  /** A name; of a loan, an agreement and a complaint its number. */
  title: z.string(),
  /** Whose it is, or what kind it is of. */
  about: z.string(),
  /** A status, as its record says it. */
  standing: z.string().nullable(),
});

export const findEndpoints = endpoints({
  'GET /api/find': {
    summary:
      'People by a part of their name or e-mail address or by the last four digits or more of a phone number or TRN, loans and agreements by number, complaints by number, loans by the number of a receipt or the reference of a payment, contests, prizes and lenders by name; of each kind the newest five',
    query: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    output: z.object({ found: z.array(found) }),
  },
});

export type Found = z.infer<typeof found>;
