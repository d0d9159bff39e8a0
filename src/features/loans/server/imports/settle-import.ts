// Staff say what became of the rows of a recorded file that were left out: then it waits for nobody any more.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { settleFields } from '../../fields/staff-import.ts';
import { inNoBooks } from '../../rules/imports/left-out.ts';
import { repaymentImportTexts as texts } from '../../texts/staff-imports.ts';
import { staffLoanRefusals as refusals } from '../../texts/staff-refusals.ts';
import { importSettled } from '../desk-happenings.ts';
import { lockImport } from './import-work.ts';
import { showImport } from './show-import.ts';

export function settleImport(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof importEndpoints, 'POST /api/loans/imports/:id/settle'>,
) {
  const { note } = accept(refusals['loan.fields'], settleFields, body);
  return work.transaction(async (work) => {
    const found = (await lockImport(work, id)) ?? refuse('request.not_found');
    if (found.state !== 'Done') refuse(refusals['import.not_recorded']);
    if (found.settled_at) refuse(refusals['import.settled']);
    const { rows } = inNoBooks(await showImport(work, { params: { id } }));
    await work.db
      .updateTable('repayment_imports')
      .set({ settled_at: work.now, settled_by: work.actor.id, settled_note: note })
      .where('id', '=', id)
      .execute();
    await happened(work, importSettled, { subjectId: id }, { before: null, after: { leftOut: rows, note } });
    return { message: texts.settled };
  });
}
