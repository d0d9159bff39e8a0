// The forms beside it that their example does not fill: each as its action takes it, for the test that all of a form is kept.
import { addDays, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import type { FilledForms } from '#tests/support/authorisation/roles.ts';
import { runningLoan } from '#tests/support/loans.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { csvOf, previewed } from './imports.test-support.ts';
import { recordImport } from './record-import.ts';

export const filled: FilledForms<typeof importEndpoints> = {
  'POST /api/loans/imports/:id/settle': [
    async ({ server: { services }, me: { browser } }) => {
      const { number } = await runningLoan(services, { disbursedOn: addDays(dayOf(new Date()), -10) });
      const rows = [number, '999999993'].map((loan) => ({ number: loan, reference: newId() }));
      const id = await previewed(services, browser, csvOf(rows));
      await browser.call('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: 1 } });
      await recordImport(services, id);
      return { id };
    },
  ],
};
