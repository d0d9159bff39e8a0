// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { factorDeskEndpoints } from '../../contract/desk.ts';
import { someoneWithApp } from '../second-factor.test-support.ts';

export const filled: FilledForms<typeof factorDeskEndpoints> = {
  'POST /api/second-factor/reset/:id': [async ({ server }) => ({ id: (await someoneWithApp(server)).id })],
};
