// Publishes an edit of a section or of a verification form: checked as a whole, from the edition it was begun with, at once for everybody.

import { happened } from '#features/activity/server/happened.ts';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { checkDefinition } from '#features/forms/rules/check-definition.ts';
import { diffDefinitions, isSameForm } from '#features/forms/rules/definition/diff-definitions.ts';
import { settingsTexts as texts } from '#features/forms/texts/staff-forms.ts';
import type { ConfigurationKind, SectionPart } from '#features/information/contract/configuration.ts';
import type { Section } from '#features/information/contract.ts';
import { askedBefore, brokenDocuments } from '#features/information/rules/uses-of-answers.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { readDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type FieldErrors, refuse } from '#shared/refusal.ts';
import type { configurationEndpoints } from '../../contract/configuration.ts';
import { answersDropped, fieldsAsked, type ReadsAnswer } from '../../rules/answers-dropped.ts';
import { staffInformationRefusals } from '../../texts/staff-refusals.ts';
import { freshCatalogue } from '../catalogue.ts';
import {
  sectionPublished,
  sectionReverted,
  verificationFormPublished,
  verificationFormReverted,
} from '../happenings.ts';
import { askSecondPerson } from './ask-second-person.ts';
import type { Content, Published, Reason } from './edits.ts';
import { requestOf } from './form-requests.ts';
import { placeSection } from './place-section.ts';
import { lockSections, readBasis, readSchema, type SchemaState } from './schema-rows.ts';

export const publishSection =
  (reads: ReadsAnswer) =>
  (
    work: Work<Actor>,
    { params, body }: Received<typeof configurationEndpoints, 'POST /api/informations/schemas/:id'>,
  ): Promise<Published> =>
    publish(work, 'information', params.id, reads, () => ({ ...body, part: body }));

export const publishVerification = (
  work: Work<Actor>,
  {
    params,
    body,
  }: Received<typeof configurationEndpoints, 'POST /api/informations/verification-schemas/:id'>,
): Promise<Published> =>
  publish(
    work,
    'verification',
    params.id,
    () => false,
    () => body,
  );

type ContentOf<Asked> = (state: SchemaState, work: Work<Actor>) => Asked | Promise<Asked>;

/**
 * `contentOf` is asked under the lock, with the present state. What drops an answer that the policy `reads`, or asks it otherwise, waits for a
 * second person; and while one waits, nothing else of that section is published, so that nobody makes it void.
 */
export function publish(
  work: Work<Actor>,
  kind: ConfigurationKind,
  id: SchemaState['id'],
  reads: ReadsAnswer,
  contentOf: ContentOf<Content & Reason>,
): Promise<Published> {
  return work.transaction(async (work) => {
    const { state, content } = await checkEdit(work, kind, id, contentOf);
    if (kind === 'information' && (await requestOf(work, state.sectionId)))
      refuse(staffInformationRefusals['form.request_open']);
    const drops = answersDropped(
      { ...state, kind, basis: await readBasis(work, state) },
      { ...content, fields: fieldsAsked(state, { ...state, ...content, ...content.part }) },
      reads,
    );
    return drops.length > 0
      ? askSecondPerson(work, state, content, drops)
      : publishNow(work, kind, state, content);
  });
}

/** Checks an edit under the lock of all who edit sections. Refuses an edit of an older edition, and one with errors. */
export async function checkEdit<Asked extends Content>(
  work: Work<Actor>,
  kind: ConfigurationKind,
  id: SchemaState['id'],
  contentOf: ContentOf<Asked>,
): Promise<{ state: SchemaState; content: Asked }> {
  await lockSections(work);
  const { sections } = await freshCatalogue(work);
  const state = await readSchema(work, kind, id);
  const content = await contentOf(state, work);
  if (content.edition !== state.edition) refuse(staffInformationRefusals['form.changed']);
  const fields = errorsOf(kind, content.fields, state, sections);
  if (Object.keys(fields).length > 0) refuse(staffInformationRefusals['form.invalid'], { fields });
  return { state, content };
}

/** What is known of an edit that a second person approved: its author, and what the audit log keeps besides. */
type Approved = { author?: IdOf<'accounts'> | null; audited?: Record<string, unknown> };

/** Publishes an edit that was checked. */
export async function publishNow(
  work: Work,
  kind: ConfigurationKind,
  state: SchemaState,
  content: Content,
  { author = work.actor?.id ?? null, audited = {} }: Approved = {},
): Promise<Published> {
  const version = await nextVersion(work, state, content, author);
  const isEdited = version !== null || hasNewSettings(state, content);
  if (!isEdited)
    return { message: texts.edited, edition: state.edition, version: state.version, waits: false };
  await write(work, kind, state, content, version?.id ?? state.versionId);
  await recordPublication(work, kind, state, content, { version: version?.number ?? state.version, audited });
  return {
    message: texts.edited,
    edition: state.edition + 1,
    version: version?.number ?? state.version,
    waits: false,
  };
}

/** The errors of an edit. A section's form also must not break the forms for documents that depend on its answers. */
function errorsOf(
  kind: ConfigurationKind,
  fields: FieldDefinition[],
  { sectionId }: SchemaState,
  sections: readonly Section[],
): FieldErrors {
  const section = sections.find(({ _id }) => _id === sectionId);
  if (!section) return {};
  if (kind === 'verification') return checkDefinition(fields, askedBefore(section, sections));
  const broken = brokenDocuments(section, fields, sections).map(
    ({ title, field, error }, index) =>
      [`dependents.${index}`, texts.breaksDocuments(title, field, error)] as const,
  );
  return { ...checkDefinition(fields), ...Object.fromEntries(broken) };
}

/** The version that the edit makes; null where fields and words are as they were. */
async function nextVersion(
  work: Work,
  state: SchemaState,
  { title, description, fields, takenFrom }: Content,
  author: IdOf<'accounts'> | null,
): Promise<{ id: IdOf<'form_versions'>; number: number } | null> {
  const isSame =
    title === state.title && description === state.description && isSameForm(state.fields, fields);
  if (isSame) return null;
  const version = { id: newId<'form_versions'>(work.now.getTime()), number: state.version + 1 };
  await work.db
    .insertInto('form_versions')
    .values({
      id: version.id,
      form_id: state.id,
      version: version.number,
      title,
      description,
      fields: JSON.stringify(fields),
      taken_from: takenFrom ?? null,
      created_by: author,
      created_at: work.now,
    })
    .execute();
  return version;
}

const PART = ['points', 'startDate', 'position', 'isHidden', 'disablePossible'] as const;

function hasNewSettings(state: SchemaState, { name, status, part }: Content): boolean {
  if (name !== state.name || status !== state.status) return true;
  if (!part) return false;
  return PART.some((key) => part[key] !== state[key]) || part.tags.join('\n') !== state.tags.join('\n');
}

async function write(
  work: Work,
  kind: ConfigurationKind,
  { id, edition, sectionId }: SchemaState,
  { name, status, part }: Content,
  versionId: IdOf<'form_versions'>,
): Promise<void> {
  const table = kind === 'information' ? 'information_schemas' : 'verification_schemas';
  await work.db
    .updateTable(table)
    .set({ name, status, form_version_id: versionId, edition: edition + 1 })
    .where('id', '=', id)
    .execute();
  if (!part) return;
  await work.db
    .updateTable('information_schemas')
    .set({
      points: part.points,
      start_date: readDay(part.startDate),
      is_hidden: part.isHidden,
      disable_possible: part.disablePossible,
      tags: [...part.tags],
    })
    .where('id', '=', sectionId)
    .execute();
  await placeSection(work, sectionId, part.position);
}

const settingsOf = (version: number, { name, status, title }: Content | SchemaState, part?: SectionPart) => ({
  version,
  name,
  title,
  status,
  ...(part ? { ...Object.fromEntries(PART.map((key) => [key, part[key]])), tags: part.tags } : {}),
});

const HAPPENINGS = {
  information: { publish: sectionPublished, revert: sectionReverted },
  verification: { publish: verificationFormPublished, revert: verificationFormReverted },
} as const;

async function recordPublication(
  work: Work,
  kind: ConfigurationKind,
  state: SchemaState,
  content: Content,
  { version, audited }: { version: number; audited: Record<string, unknown> },
): Promise<void> {
  const { added, removed, changed, isReordered } = diffDefinitions(state.fields, content.fields);
  const names = (fields: typeof added) => fields.map(({ name }) => name);
  const what = HAPPENINGS[kind][content.takenFrom ? 'revert' : 'publish'];
  await happened(
    work,
    what,
    { subjectId: state.id },
    {
      before: settingsOf(state.version, state, content.part && state),
      after: {
        ...settingsOf(version, content, content.part),
        fields: { added: names(added), removed: names(removed), changed: names(changed), isReordered },
        ...audited,
      },
    },
  );
}
