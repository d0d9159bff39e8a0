// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import { prizeOnOffer } from '#features/prizes/server/prizes.test-support.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import type { TestApp } from '#tests/support/database.ts';
import type { contestRequestEndpoints } from '../contract/requests.ts';
import type { contestEndpoints } from '../contract.ts';
import { contest } from './contests.test-support.ts';

async function written({ services }: TestApp) {
  const prize = await prizeOnOffer(services, { type: 'Prize' });
  const today = dayOf(new Date());
  return { prize, startDate: addDays(today, 2), endDate: addDays(today, 9) };
}

export const filled: FilledForms<typeof contestEndpoints & typeof contestRequestEndpoints> = {
  'POST /api/contests': [
    async ({ server }) => ({ body: await written(server) }),
    async ({ server }) => {
      const { id } = await contest(server.services, { startsIn: 30, endsIn: 60 });
      return { body: { ...(await written(server)), _id: id } };
    },
  ],
  'POST /api/contests/terms/:id': [
    async ({ server: { services } }) => {
      const { id } = await contest(services);
      const prize = await prizeOnOffer(services, { type: 'Prize' });
      return { id, body: { version: 1, prize } };
    },
  ],
};
