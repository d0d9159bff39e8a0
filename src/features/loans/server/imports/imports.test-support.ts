// Files of repayments for the tests: each names only the cells that matter to it.
import type { Services } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { workAs } from '#tests/support/database.ts';
import type { ImportRow, RepaymentImport } from '../../contract/imports.ts';
import { readImport } from './read-import.ts';
import { uploadImport } from './upload-import.ts';

export type Line = { number: string; reference: string; amount?: string; on?: string; payer?: string };

/** $100 received today, unless said otherwise. */
export const csvOf = (lines: readonly Line[]): string =>
  [
    'Loan number,Reference,Amount,Date,Payer',
    ...lines.map(({ number, reference, amount = '100', on = dayOf(new Date()), payer = '' }) =>
      [number, reference, `"${amount}"`, on, payer].join(','),
    ),
    '',
  ].join('\r\n');

export const upload = (browser: Caller, csv: Buffer | string, name = 'payments.csv') =>
  browser.reply('POST /api/loans/imports', {
    form: { extraInfo: {}, files: [{ field: 'file', name, bytes: Buffer.from(csv) }] },
  });

/** Uploaded and read; answers its id. */
export async function previewed(
  services: Services,
  browser: Caller,
  csv: string,
): Promise<IdOf<'repayment_imports'>> {
  const { body } = await upload(browser, csv);
  const { _id } = body as { _id: IdOf<'repayment_imports'> };
  await readImport(services, _id);
  return _id;
}

export const shown = async (browser: Caller, id: string): Promise<RepaymentImport> =>
  await browser.call('GET /api/loans/imports/:id', { params: { id } });

export const rowsShown = async (browser: Caller, id: string, query = '') =>
  (await browser.get(`/api/loans/imports/${id}/rows${query}`)).body as { rows: ImportRow[]; total: number };

/** With a row that may be recorded, for a loan of the person's. */
export async function repaymentImportRecord(
  services: Services,
  person: Someone,
): Promise<IdOf<'repayment_imports'>> {
  const { number } = await services.db
    .selectFrom('loans')
    .select('number')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(csvOf([{ number, reference: newId() }]));
  const file = { field: 'file', name: 'payments.csv', bytes, truncated: false };
  const { _id } = await uploadImport(workAs(services, await moderator(services)), {
    files: [file],
    extraInfo: {},
  });
  await readImport(services, _id);
  return _id;
}
