// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { lender } from '#tests/support/lenders.ts';
import type { wordsEndpoints } from '../../contract/words.ts';
import { applied } from '../lender/lender-applications.test-support.ts';

export const filled: FilledForms<typeof wordsEndpoints> = {
  'POST /api/loan-application/:id/words/answer': [
    async ({ server }) => {
      const known = await lender(server.services);
      const { person, applicationId: id } = await applied(server.services, known);
      const desk = await loggedIn(server, known.account);
      const body = { text: 'Which months?', identity: false, address: false, income: true, bank: false };
      await desk.call('POST /api/loan-application/:id/words/ask', { params: { id }, body });
      return { by: await loggedIn(server, person), id };
    },
  ],
};
