// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import sharp from 'sharp';
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { prizeEndpoints } from '../contract.ts';
import { prizeOnOffer } from './prizes.test-support.ts';

export const filled: FilledForms<typeof prizeEndpoints> = {
  'POST /api/prizes': [
    async () => {
      const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E6B4A' } });
      return { files: [{ field: 'imageUrl', name: 'bag.png', bytes: await drawn.png().toBuffer() }] };
    },
    async ({ server }) => ({ body: { _id: await prizeOnOffer(server.services), type: 'Prize' } }),
  ],
};
