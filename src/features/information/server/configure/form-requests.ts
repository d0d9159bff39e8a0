// Edits of sections that wait for a second person, as staff read them; and one of them under its lock, for whoever settles it.
import { sql } from 'kysely';
import { waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { diffDefinitions } from '#features/forms/rules/definition/diff-definitions.ts';
import { storedFields } from '#features/information/contract.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import { configurationEndpoints } from '../../contract/configuration.ts';
import type { FormRequest, formRequestEndpoints } from '../../contract/form-requests.ts';
import { isReworded, labelOf } from '../../rules/answers-dropped.ts';
import { wordsChanged } from '../../rules/staff-words-changed.ts';
import type { Content } from './edits.ts';
import { lockSections } from './schema-rows.ts';
import { formRequestQueue } from './waiting-requests.ts';

const select = ({ db }: Work) =>
  db
    .selectFrom('form_requests as r')
    .innerJoin('information_schemas as i', 'i.id', 'r.section_id')
    .innerJoin('form_versions as f', 'f.id', 'i.form_version_id')
    .innerJoin('accounts as a', 'a.id', 'r.asked_by')
    .where('r.status', '=', 'Asked')
    .select([
      'r.id',
      'r.section_id',
      'r.edition',
      'r.content',
      'r.drops',
      'r.reason',
      'r.asked_by',
      'r.asked_at',
    ])
    .select(['r.status', 'i.name', 'i.edition as present_edition'])
    .select(['f.fields', 'f.title', 'f.description'])
    .select(['a.first_name', 'a.last_name']);

export async function listFormRequests(
  work: Work<Actor>,
  { query }: Received<typeof formRequestEndpoints, 'GET /api/informations/form-requests'>,
) {
  const [rows, { total }] = await Promise.all([
    select(work)
      .leftJoinLateral(waitsOf(formRequestQueue, work, { entry: sql`r.id` }).as('waits'), (join) =>
        join.onTrue(),
      )
      .selectAll('waits')
      .orderBy('r.asked_at')
      .orderBy('r.id')
      .$call(onPage(query.page))
      .execute(),
    work.db
      .selectFrom('form_requests')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(
    rows.map((row) => ({ ...onWire(row), ...waitsOnWire(row) })),
    Number(total),
    query.page,
  );
}

/** The request that waits about a section; null where none does. */
export async function requestOf(
  work: Work,
  section: IdOf<'information_schemas'>,
): Promise<FormRequest | null> {
  const row = await select(work).where('r.section_id', '=', section).executeTakeFirst();
  return row ? onWire(row) : null;
}

function onWire(row: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]): FormRequest {
  const fields: FieldDefinition[] = storedFields.parse(row.fields);
  const after = contentOf(row);
  return {
    _id: row.id,
    section: { _id: row.section_id, name: row.name },
    drops: row.drops.map((name) => labelOf(fields, name)),
    differences: diffDefinitions(fields, after.fields),
    hasNewWords: isReworded(row, after),
    words: wordsChanged({ ...row, fields }, after),
    reason: row.reason,
    askedBy: { _id: row.asked_by, fullName: `${row.first_name} ${row.last_name}` },
    askedAt: row.asked_at.toISOString(),
    status: row.status,
    isOvertaken: row.edition !== row.present_edition,
  };
}

type Kept = { edition: number; content: unknown; taken_from?: IdOf<'form_versions'> | null };

/** The stored edit, parsed as it would be from a call. */
export function contentOf({ edition, content, taken_from }: Kept): Content {
  const { body } = configurationEndpoints['POST /api/informations/schemas/:id'];
  const { reason: _none, ...edit } = body.parse({ ...(content as object), edition });
  return { ...edit, part: edit, takenFrom: taken_from ?? undefined };
}

/** Locks a request after the lock of all who edit sections, in the order in which publishing takes the two. */
export async function lockRequest(work: Work, id: IdOf<'form_requests'>) {
  await lockSections(work);
  const request = await work.db
    .selectFrom('form_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return request ?? refuse('request.not_found');
}
