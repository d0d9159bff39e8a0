// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { complaintDeskEndpoints } from '../../contract/desk.ts';

export const filled: FilledForms<typeof complaintDeskEndpoints> = {
  'POST /api/complaints/desk/:id/answer': [
    async ({ me, owner: { records } }) => {
      const body = { from: null };
      await me.browser.call('POST /api/complaints/desk/:id/take-up', {
        params: { id: records.complaint },
        body,
      });
      return {};
    },
  ],
};
