// Staff tick a row that pays more than is owed, so that it is recorded with the file, or take the tick away.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../texts/staff-imports.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { importRowTicked } from '../desk-happenings.ts';
import { lockOpenImport } from './import-work.ts';

export async function tickRow(
  work: Work<Actor>,
  {
    params: { id },
    body: { line, ticked },
  }: Received<typeof importEndpoints, 'POST /api/loans/imports/:id/tick'>,
) {
  const [from, to] = ticked ? (['Overpays', 'Ticked'] as const) : (['Ticked', 'Overpays'] as const);
  const message = ticked ? texts.ticked : texts.unticked;
  return work.transaction(async (work) => {
    const { state } = await lockOpenImport(work, id);
    if (state === 'Reading') refuse(staffLoanRefusals['import.not_ready']);
    const row =
      (await work.db
        .selectFrom('repayment_import_rows')
        .select(['verdict', 'reference', 'amount_cents'])
        .where('import_id', '=', id)
        .where('line', '=', line)
        .executeTakeFirst()) ?? refuse('request.not_found');
    if (row.verdict === to) return { message };
    if (row.verdict !== from) refuse(staffLoanRefusals['import.row_not_in_question']);
    await work.db
      .updateTable('repayment_import_rows')
      .set({ verdict: to })
      .where('import_id', '=', id)
      .where('line', '=', line)
      .execute();
    const amount = row.amount_cents === null ? null : centsToDollars(row.amount_cents);
    await happened(
      work,
      importRowTicked,
      { subjectId: id },
      { before: { ticked: !ticked }, after: { ticked, line, reference: row.reference, amount } },
    );
    return { message };
  });
}
