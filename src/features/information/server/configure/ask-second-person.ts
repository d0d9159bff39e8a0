// An edit that drops what the decision policy reads is written down for a second person: nothing is published yet.
import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { formRequestTexts as texts } from '../../texts/staff-form-requests.ts';
import { staffInformationRefusals } from '../../texts/staff-refusals.ts';
import { sectionEditAsked } from '../happenings.ts';
import type { Content, Published, Reason } from './edits.ts';
import type { SchemaState } from './schema-rows.ts';

type Dropped = { name: string; label: string };

/** Stores an edit for a second person. Only an admin may ask, with a reason; each refusal names what the edit would drop. */
export async function askSecondPerson(
  work: Work<Actor>,
  state: SchemaState,
  { edition, takenFrom, reason, ...content }: Content & Reason,
  drops: readonly Dropped[],
): Promise<Published> {
  const reads = texts.policyReads(texts.names(drops.map(({ label }) => label)));
  const saying = (code: 'form.admin_asks' | 'form.reason_needed') => ({
    message: `${reads} ${staffInformationRefusals[code].text}`,
  });
  if (!isAdmin(work.actor)) refuse(staffInformationRefusals['form.admin_asks'], saying('form.admin_asks'));
  if (!reason) return refuse(staffInformationRefusals['form.reason_needed'], saying('form.reason_needed'));
  const { name, title, description, status, fields, part } = content;
  const { numInsertedOrUpdatedRows: inserted } = await work.db
    .insertInto('form_requests')
    .values({
      id: newId(work.now.getTime()),
      section_id: state.sectionId,
      edition,
      content: JSON.stringify({ name, title, description, status, fields, ...(part ?? partOf(state)) }),
      taken_from: takenFrom ?? null,
      drops: sql`${drops.map((dropped) => dropped.name)}::text[]`,
      reason,
      asked_by: work.actor.id,
      asked_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted) refuse(staffInformationRefusals['form.request_open']);
  await happened(
    work,
    sectionEditAsked,
    { subjectId: state.id },
    { after: { drops: drops.map((dropped) => dropped.name), reason } },
  );
  return { message: texts.asked, edition: state.edition, version: state.version, waits: true };
}

const partOf = ({ points, startDate, position, isHidden, disablePossible, tags }: SchemaState) => ({
  ...{ points, startDate, position, isHidden, disablePossible, tags },
});
