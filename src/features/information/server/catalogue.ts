// The configured sections, kept in memory under the revision that every change of them raises.

import { sql } from 'kysely';
import type { Section } from '#features/information/contract.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Services, Work } from '#platform/server/work.ts';

/** A section as the server reads it: its ids say whose they are. */
export type StoredSection = Section & {
  _id: Column<'information_schemas', 'id'>;
  version: Column<'form_versions', 'id'>;
  verificationSchema: { _id: Column<'verification_schemas', 'id'>; version: Column<'form_versions', 'id'> };
};

/** Every section, the hidden and inactive ones too, in their order. */
export type Catalogue = Columns<'section_catalogue', 'revision'> & { sections: readonly StoredSection[] };

const kept = new WeakMap<Services, Catalogue>();

/** The sections as they were at the last look; undefined before the first. */
export const knownCatalogue = (work: Pick<Work, 'services'>): Catalogue | undefined =>
  kept.get(work.services);

/** The sections as they are now, in one small round trip unless they changed. Not for a transaction that changes them. */
export async function freshCatalogue(work: Work): Promise<Catalogue> {
  const { revision } = await work.db
    .selectFrom('section_catalogue')
    .select('revision')
    .executeTakeFirstOrThrow();
  return catalogueAt(work, revision);
}

/** The sections under the revision that a query has just read; loaded when those in memory are of another. */
export async function catalogueAt(work: Work, revision: number): Promise<Catalogue> {
  const known = kept.get(work.services);
  if (known?.revision === revision) return known;
  const loaded = await loadCatalogue(work.db);
  kept.set(work.services, loaded);
  return loaded;
}

async function loadCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await sql<Catalogue>`
    select c.revision, (
      select coalesce(json_agg(json_build_object(
        '_id', i.id, 'sId', i.s_id, 'name', i.name, 'title', f.title, 'description', f.description, 'tags', i.tags,
        'points', i.points, 'status', i.status, 'isHidden', i.is_hidden,
        'disablePossible', i.disable_possible, 'for', i.audience, 'startDate', i.start_date,
        'version', f.id, 'fields', f.fields,
        'verificationSchema', json_build_object(
          '_id', v.id, 'version', g.id, 'name', v.name, 'title', g.title, 'description', g.description,
          'status', v.status, 'fields', g.fields)
      ) order by i.position, i.id), '[]')
      from information_schemas i
      join form_versions f on f.id = i.form_version_id
      join verification_schemas v on v.information_schema_id = i.id
      join form_versions g on g.id = v.form_version_id
    ) as sections
    from section_catalogue c`.execute(db);
  const [catalogue] = rows;
  if (!catalogue) throw new Error('the catalogue of sections has lost its row');
  return catalogue;
}
