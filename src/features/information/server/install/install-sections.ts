// Installs the sections that the product ships with, in a database that has none.

import type { FieldDefinition } from '#features/forms/contract.ts';
import type { DefaultSection } from '#features/information/defaults/default-section.ts';
import { defaultSections } from '#features/information/defaults/default-sections.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { askLaterQuestions } from './ask-later-questions.ts';

/** Installs the sections inside a transaction, for which others who install at the same moment wait. */
export async function installSections(work: Work): Promise<void> {
  await work.db.selectFrom('section_catalogue').select('revision').forUpdate().execute();
  const any = await work.db.selectFrom('information_schemas').select('id').limit(1).executeTakeFirst();
  if (any) return askLaterQuestions(work);
  for (const [position, section] of defaultSections.entries()) await installSection(work, section, position);
}

async function installSection(work: Work, section: DefaultSection, position: number): Promise<void> {
  const sectionId = newId<'information_schemas'>(work.now.getTime());
  const verificationId = newId<'verification_schemas'>(work.now.getTime());
  const { verificationSchema } = section;
  await work.db
    .insertInto('information_schemas')
    .values({
      id: sectionId,
      s_id: section.sId,
      name: section.name,
      tags: [...section.tags],
      points: section.points,
      status: 'Active',
      audience: section.for,
      position,
      form_version_id: await installVersion(work, sectionId, section),
      created_at: work.now,
    })
    .execute();
  await work.db
    .insertInto('verification_schemas')
    .values({
      id: verificationId,
      information_schema_id: sectionId,
      name: section.name,
      status: 'Active',
      form_version_id: await installVersion(work, verificationId, verificationSchema),
      created_at: work.now,
    })
    .execute();
}

type Form = { title: string; description: string; fields: FieldDefinition[] };

async function installVersion(
  work: Work,
  formId: string,
  { title, description, fields }: Form,
): Promise<IdOf<'form_versions'>> {
  const id = newId<'form_versions'>(work.now.getTime());
  await work.db
    .insertInto('form_versions')
    .values({
      id,
      form_id: formId,
      version: 1,
      title,
      description,
      fields: JSON.stringify(fields),
      created_at: work.now,
    })
    .execute();
  return id;
}
