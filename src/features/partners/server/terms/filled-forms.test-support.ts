// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { lender } from '#tests/support/lenders.ts';
import type { lenderTermsEndpoints } from '../../contract/terms.ts';

export const filled: FilledForms<typeof lenderTermsEndpoints> = {
  'POST /api/partner/terms/accept': [
    async ({ server }) => {
      const { account } = await lender(server.services, { hasAccepted: false });
      const by = await loggedIn(server, account);
      const { version, sha256 } = await by.call('GET /api/partner/terms');
      return { by, body: { version, sha256, fullName: 'Kemar Bennett' } };
    },
  ],
};
