// Others' second factors on the wire, for staff.

import { z } from 'zod';
import { endpoints } from '#shared/endpoint.ts';
import { params } from '#shared/params.ts';

export const personFactors = z.object({
  fullName: z.string(),
  hasApp: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
});

export const factorDeskEndpoints = endpoints({
  'GET /api/second-factor/of/:id': {
    summary: 'Which second factors a person has',
    params,
    output: personFactors,
  },
  'POST /api/second-factor/reset/:id': {
    summary: "Remove all of a person's second factors, for whoever has lost them; ends their sessions",
    params,
    body: z.strictObject({ reason: z.string().trim().max(2_000) }),
    output: z.object({ message: z.string() }),
  },
});

export type PersonFactors = z.output<typeof personFactors>;
