// Staff confirm a file of repayments, which are then recorded in the background, or discard it.

import { happened } from '#features/activity/server/happened.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import { forgetFiles } from '#platform/server/database/file-rows.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { repaymentImportTexts as texts } from '../../texts/staff-imports.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';
import { importConfirmed, importDiscarded } from '../desk-happenings.ts';
import { lockOpenImport } from './import-work.ts';
import { needsSecond } from './needs-second.ts';
import { RECORD_REPAYMENTS } from './record-import.ts';
import { totalsOf } from './show-import.ts';

type Confirmed = Received<typeof importEndpoints, 'POST /api/loans/imports/:id/record'>;

export async function confirmImport(work: Work<Actor>, { params: { id }, body }: Confirmed) {
  return work.transaction(async (work) => {
    const { state, uploaded_by } = await lockOpenImport(work, id);
    if (state === 'Reading') refuse(staffLoanRefusals['import.not_ready']);
    const { toRecord } = await totalsOf(work.db, id);
    if (toRecord.rows === 0) refuse(staffLoanRefusals['import.nothing_to_record']);
    if (toRecord.rows !== body.rows) refuse(staffLoanRefusals['import.changed']);
    if (await needsSecond(work, id)) {
      if (uploaded_by === work.actor.id) refuse(staffLoanRefusals['import.second_person']);
      await refuseOneHand(work, [uploaded_by]);
    }
    await work.db
      .updateTable('repayment_imports')
      .set({ state: 'Recording', confirmed_by: work.actor.id, confirmed_at: work.now })
      .where('id', '=', id)
      .execute();
    await happened(
      work,
      importConfirmed,
      { subjectId: id },
      { before: { state }, after: { state: 'Recording', ...toRecord } },
    );
    await work.services.jobs.send(work.db, RECORD_REPAYMENTS, { id });
    notify(work, 'staff', 'imports');
    return { message: texts.started };
  });
}

/** Discards a file: its rows go, with who paid what; that there was such a file stays on record. */
export async function discardImport(
  work: Work<Actor>,
  { params: { id } }: Received<typeof importEndpoints, 'POST /api/loans/imports/:id/discard'>,
) {
  const { fileId, ...reply } = await work.transaction(async (work) => {
    const { state, file_id } = await lockOpenImport(work, id);
    await work.db
      .updateTable('repayment_imports')
      .set({ state: 'Discarded', finished_at: work.now, file_id: null })
      .where('id', '=', id)
      .execute();
    await work.db.deleteFrom('repayment_import_rows').where('import_id', '=', id).execute();
    if (file_id) await forgetFiles(work, [file_id]);
    await happened(
      work,
      importDiscarded,
      { subjectId: id },
      { before: { state }, after: { state: 'Discarded' } },
    );
    return { message: texts.discarded, fileId: file_id };
  });
  if (fileId) await work.services.files.letGo([fileId]);
  return reply;
}
