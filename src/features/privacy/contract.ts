// One's own data as one file, and the end of an account.
import { z } from 'zod';
import { passwordText } from '#features/accounts/contract.ts';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';

export const privacyEndpoints = endpoints({
  'GET /api/accounts/own-data': {
    summary:
      'Everything held about the caller, as a ZIP; the password must have been given in the last ten minutes',
    output: 'file',
  },
  'POST /api/accounts/delete': {
    summary: "Deletes the caller's account for good; refused while a loan or an application runs",
    holdsSecret: true,
    body: z.strictObject({ currentPassword: passwordText }),
    output: messageAnswer,
  },
});
