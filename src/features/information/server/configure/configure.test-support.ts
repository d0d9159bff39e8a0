// For the tests of configuration: staff who edit sections, and edits that change only what a test names.

import { sql } from 'kysely';
import { isReadByPolicy } from '#features/decisions/rules/names-read.ts';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { SectionPart } from '#features/information/contract/configuration.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { Refusal } from '#shared/refusal.ts';
import { someone } from '#tests/support/builders.ts';
import { type TestApp, workAs } from '#tests/support/database.ts';
import { sectionIds } from '../information.test-support.ts';
import type { Edit } from './edits.ts';
import { publishSection as publishBy } from './publish.ts';
import { revertSection as revertBy } from './revert.ts';
import { showSection, showVerification } from './show-schema.ts';

/** As the server is wired: by what decisions read. */
export const publishSection = publishBy(isReadByPolicy);
export const revertSection = revertBy(isReadByPolicy);

export const nickname: FieldDefinition = { name: 'nickname', label: 'Nickname', type: 'text' };

export const someStaff = ({ services }: TestApp): Promise<Actor> =>
  someone(services, { userType: 'Moderator', firstName: 'Beverley', lastName: 'Grant' });

export function formDesk(test: Pick<TestApp, 'services' | 'db'>, boss: Actor) {
  const work = () => workAs(test.services, boss);
  /** The section's configuration as an edit that changes nothing. */
  const editOf = async (
    sId: string,
  ): Promise<{ id: IdOf<'information_schemas'>; body: Edit & SectionPart }> => {
    const { section: id } = await sectionIds(test, sId);
    const found = await showSection(work(), { params: { id } });
    const { edition, name, title, description, status, fields, section } = found;
    if (!section) throw new Error('a section has its part');
    const { places: _places, ...part } = section;
    return {
      id,
      body: { edition, name, title, description, status, fields, ...part },
    };
  };
  const proofOf = async (sId: string): Promise<{ id: IdOf<'verification_schemas'>; body: Edit }> => {
    const { verification: id } = await sectionIds(test, sId);
    const found = await showVerification(work(), { params: { id } });
    const { edition, name, title, description, status, fields } = found;
    return { id, body: { edition, name, title, description, status, fields } };
  };
  const publish = async (sId: string, change: Partial<Edit & SectionPart>) => {
    const { id, body } = await editOf(sId);
    return publishSection(work(), { params: { id }, body: { ...body, ...change } });
  };
  return { editOf, proofOf, publish };
}

/** An edit that waits for a second person and changes nothing, so that whoever approves it disturbs nobody. */
export async function formRequestRecord(test: Pick<TestApp, 'services' | 'db'>): Promise<string> {
  const { db } = test;
  const open = await db
    .selectFrom('form_requests')
    .select('id')
    .where('status', '=', 'Asked')
    .executeTakeFirst();
  if (open) return open.id;
  const admin = await someone(test.services, { userType: 'Admin' });
  const { id, body } = await formDesk(test, admin).editOf('housing');
  const { edition, ...content } = body;
  const row = {
    ...{ id: newId<'form_requests'>(), section_id: id, edition, content: JSON.stringify(content) },
    drops: sql<string[]>`${['housing_status']}::text[]`,
    ...{ reason: 'It is asked elsewhere', asked_by: admin.id, asked_at: new Date() },
  };
  await db.insertInto('form_requests').values(row).execute();
  return row.id;
}

export async function refusalOf(run: Promise<unknown>): Promise<Pick<Refusal, 'code' | 'fields'>> {
  const refusal = await run.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error(`no refusal but ${refusal}`);
  return refusal;
}
