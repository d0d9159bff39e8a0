// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { complaintEndpoints } from '../contract.ts';
import { answered, officer, sender } from './complaints.test-support.ts';

export const filled: FilledForms<typeof complaintEndpoints> = {
  'POST /api/complaints/:id/reopen': [
    async ({ server }) => {
      const by = await sender(server);
      return { by, id: await answered(by, await officer(server)) };
    },
  ],
  'POST /api/complaints/:id/escalate': [
    async ({ server }) => {
      const by = await sender(server);
      return { by, id: await answered(by, await officer(server)) };
    },
  ],
};
