// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import sharp from 'sharp';
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { companyEndpoints } from '../../contract/company.ts';

const body = { address: '2 Harbour Street, Kingston' };

export const filled: FilledForms<typeof companyEndpoints> = {
  'POST /api/partner': [
    async ({ server }) => {
      const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0E6B4A' } });
      const files = [{ field: 'logo', name: 'logo.png', bytes: await drawn.png().toBuffer() }];
      const by = await loggedIn(server, await someone(server.services, { userType: 'Partner' }));
      return { by, body: { ...body, name: 'Harbour Credit', _id: undefined }, files };
    },
    async () => ({ body }),
  ],
};
