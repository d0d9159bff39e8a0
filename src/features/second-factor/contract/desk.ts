// Others' second factors on the wire, for staff.

import { z } from 'zod';
import { changeFields } from '#features/accounts/fields/staff-change.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { paramsOf } from '#shared/params.ts';
import { recordShape } from '#shared/record/shape.ts';

export const personFactors = z.object({
  fullName: z.string(),
  hasApp: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
});

export const factorDeskEndpoints = endpoints({
  'GET /api/second-factor/of/:id': {
    summary: 'Which second factors a person has',
    params: paramsOf<'accounts'>(),
    output: personFactors,
  },
  'POST /api/second-factor/reset/:id': {
    summary: "Remove all of a person's second factors, for whoever has lost them; ends their sessions",
    params: paramsOf<'accounts'>(),
    body: z.strictObject(recordShape(changeFields)),
    output: messageAnswer,
  },
});

export type PersonFactors = z.output<typeof personFactors>;
