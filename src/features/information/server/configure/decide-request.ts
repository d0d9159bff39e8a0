// A second person approves an edit that drops what the decision policy reads, which publishes it, or refuses it; whoever asked may withdraw it.
import { happened } from '#features/activity/server/happened.ts';
import { approvalFields, refusalFields } from '#features/casework/fields/staff-second-person.ts';
import { mayDecide, mayWithdraw } from '#features/casework/rules/second-person.ts';
import { refuseOneHand } from '#features/casework/server/second-person.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { formRequestEndpoints } from '../../contract/form-requests.ts';
import { formRequestTexts as texts } from '../../texts/staff-form-requests.ts';
import { staffInformationRefusals } from '../../texts/staff-refusals.ts';
import { sectionEditRefused, sectionEditWithdrawn } from '../happenings.ts';
import { contentOf, lockRequest } from './form-requests.ts';
import { checkEdit, publishNow } from './publish.ts';
import { readSchema } from './schema-rows.ts';

export async function approveFormRequest(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof formRequestEndpoints, 'POST /api/informations/form-requests/:id/approve'>,
) {
  const note = accept(staffInformationRefusals['form.invalid'], approvalFields, body).note || null;
  return work.transaction(async (work) => {
    const request = await lockToDecide(work, id);
    const { section_id, edition, asked_by, reason, drops } = request;
    const present = await readSchema(work, 'information', section_id);
    if (present.edition !== edition) refuse(staffInformationRefusals['form.request_overtaken']);
    const { state, content } = await checkEdit(work, 'information', section_id, () => contentOf(request));
    const audited = { askedBy: asked_by, drops, reason, note };
    const { message } = await publishNow(work, 'information', state, content, { author: asked_by, audited });
    await settle(work, id, { status: 'Done', decided_by: work.actor.id, decision_note: note });
    return { message };
  });
}

export async function refuseFormRequest(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof formRequestEndpoints, 'POST /api/informations/form-requests/:id/refuse'>,
) {
  return work.transaction(async (work) => {
    const { section_id } = await lockToDecide(work, id);
    const { note } = accept(staffInformationRefusals['form.reason_needed'], refusalFields, body);
    await settle(work, id, { status: 'Refused', decided_by: work.actor.id, decision_note: note });
    await happened(work, sectionEditRefused, { subjectId: section_id }, { after: { reason: note } });
    return { message: texts.refused };
  });
}

/** Withdraws the caller's own request; another person's counts as not found. */
export async function withdrawFormRequest(
  work: Work<Actor>,
  {
    params: { id },
  }: Received<typeof formRequestEndpoints, 'POST /api/informations/form-requests/:id/withdraw'>,
) {
  return work.transaction(async (work) => {
    const { status, asked_by, section_id } = await lockRequest(work, id);
    if (asked_by !== work.actor.id) refuse('request.not_found');
    if (!mayWithdraw({ status, askedBy: asked_by }, work.actor.id))
      refuse(staffInformationRefusals['form.request_settled']);
    await settle(work, id, { status: 'Withdrawn' });
    await happened(work, sectionEditWithdrawn, { subjectId: section_id });
    return { message: texts.withdrawn };
  });
}

async function lockToDecide(work: Work<Actor>, id: IdOf<'form_requests'>) {
  const request = await lockRequest(work, id);
  const { status, asked_by } = request;
  if (!mayDecide({ status, askedBy: asked_by }, work.actor.id))
    refuse(staffInformationRefusals[status === 'Asked' ? 'form.request_own' : 'form.request_settled']);
  await refuseOneHand(work, [asked_by]);
  return request;
}

type Settled =
  | { status: 'Done' | 'Refused'; decided_by: IdOf<'accounts'>; decision_note: string | null }
  | { status: 'Withdrawn' };

async function settle(work: Work, id: IdOf<'form_requests'>, settled: Settled): Promise<void> {
  await work.db
    .updateTable('form_requests')
    .set({ ...settled, decided_at: work.now })
    .where('id', '=', id)
    .execute();
}
