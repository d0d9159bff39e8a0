// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { signalEndpoints } from '../contract.ts';

export const filled: FilledForms<typeof signalEndpoints> = {
  'POST /api/signals/:id/decide': [
    async ({ me, owner: { records } }) => {
      const body = { from: null };
      await me.browser.call('POST /api/signals/:id/claim', { params: { id: records.signal }, body });
      return {};
    },
  ],
};
