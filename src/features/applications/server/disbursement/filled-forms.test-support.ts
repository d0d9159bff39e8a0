// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.

import { dayOf } from '#shared/calendar.ts';
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { disbursementEndpoints } from '../../contract/disbursement.ts';
import { LITTLE, tellsIncome } from '../income.test-support.ts';
import { digestOf, worseSinceApproval } from '../weigh-again.ts';
import { signedWithUs } from './disbursement.test-support.ts';

export const filled: FilledForms<typeof disbursementEndpoints> = {
  'POST /api/loan-application/admin/:id/disburse': [
    async ({ server }) => {
      const { applicationId: id } = await signedWithUs(server.services);
      return { id, body: { reference: `PAYOUT-${id}`, disbursedOn: dayOf(new Date()) } };
    },
  ],
  'POST /api/loan-application/admin/:id/approve-anew': [
    async ({ server }) => {
      const { applicationId: id, person } = await signedWithUs(server.services);
      await tellsIncome(server, person, LITTLE);
      const row = await server.db
        .selectFrom('applications')
        .selectAll()
        .where('id', '=', asId<'applications'>(id))
        .executeTakeFirstOrThrow();
      const facts = digestOf(await worseSinceApproval(workAs(server.services, null), row));
      return { id, body: { worseReason: 'We know her', facts } };
    },
  ],
};
