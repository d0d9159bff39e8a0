// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { viewEndpoints } from '../../contract/views.ts';

export const filled: FilledForms<typeof viewEndpoints> = {
  'POST /api/views/change': [
    async ({ me: { browser } }) => {
      const list = { list: '/api/accounts', place: '/admin/users', search: '' };
      const body = { ...list, name: 'Late', isShared: false };
      const { _id } = await browser.call('POST /api/views', { body });
      return { body: { view: _id, name: 'Later', isShared: true } };
    },
  ],
};
