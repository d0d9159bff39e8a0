// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.

import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { secondLookEndpoints } from '../../contract/second-looks.ts';

export const filled: FilledForms<typeof secondLookEndpoints> = {
  'POST /api/second-looks/:id': [
    async ({ server }) => ({
      by: await loggedIn(server, await moderator(server.services)),
    }),
  ],
  'POST /api/second-looks/:id/settle': [
    async ({ server, me, owner: { records } }) => {
      const second = await loggedIn(server, await moderator(server.services));
      await second.call('POST /api/second-looks/:id', {
        params: { id: records.secondLook },
        body: { verdict: 'Rejected', note: 'It is not theirs.' },
      });
      await me.browser.call('POST /api/casework/:id/take', {
        params: { id: records.secondLook },
        body: { queue: 'Disagreements', from: null },
      });
      return {};
    },
  ],
};
