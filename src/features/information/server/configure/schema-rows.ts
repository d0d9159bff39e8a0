// The configuration of one section or verification form with its present version, read or locked for an edit.
import { sql } from 'kysely';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { ConfigurationKind } from '#features/information/contract/configuration.ts';
import { type Audience, storedFields } from '#features/information/contract.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';

export type SchemaState = Columns<'information_schemas', 'edition' | 'name' | 'status' | 'points' | 'tags'> &
  Columns<'form_versions', 'title' | 'description' | 'version'> & {
    /** The id, of a section or of a verification form, as was asked for. */
    id: Column<'information_schemas' | 'verification_schemas', 'id'>;
    audience: Audience & Column<'information_schemas', 'audience'>;
    sectionId: Column<'information_schemas', 'id'>;
    sId: Column<'information_schemas', 's_id'>;
    createdAt: Column<'information_schemas', 'created_at'>;
    fields: FieldDefinition[];
    startDate: NonNullable<Column<'information_schemas', 'start_date'>>;
    isHidden: Column<'information_schemas', 'is_hidden'>;
    disablePossible: Column<'information_schemas', 'disable_possible'>;
    /** The place of the section in its audience, and how many places there are. */
    position: Column<'information_schemas', 'position'>;
    places: number;
    versionId: Column<'form_versions', 'id'>;
    publishedAt: Date;
    publisherId: string | null;
    publisher: string | null;
    takenFrom: Column<'form_versions', 'version'> | null;
  };

const OWN = {
  information: sql`information_schemas x join information_schemas i on i.id = x.id`,
  verification: sql`verification_schemas x join information_schemas i on i.id = x.information_schema_id`,
};

/** Reads one configuration. Refuses when there is none of that kind. */
export async function readSchema(
  work: Work,
  kind: ConfigurationKind,
  id: SchemaState['id'],
): Promise<SchemaState> {
  const { rows } = await sql<
    Omit<SchemaState, 'startDate'> & {
      startDate: Column<'information_schemas', 'start_date'>;
    }
  >`
    select x.id, i.id as "sectionId", i.s_id as "sId", i.audience, x.created_at as "createdAt", x.edition, x.name,
      f.title, f.description, x.status, f.fields, i.points, i.start_date as "startDate", i.is_hidden as "isHidden",
      i.disable_possible as "disablePossible", i.tags,
      (select count(*)::int from information_schemas o where o.audience = i.audience and (o.position, o.id) <= (i.position, i.id)) as position,
      (select count(*)::int from information_schemas o where o.audience = i.audience) as places,
      f.id as "versionId", f.version, f.created_at as "publishedAt", f.created_by as "publisherId",
      a.first_name || ' ' || a.last_name as publisher, t.version as "takenFrom"
    from ${OWN[kind]}
    join form_versions f on f.id = x.form_version_id
    left join form_versions t on t.id = f.taken_from
    left join accounts a on a.id = f.created_by
    where x.id = ${id}`.execute(work.db);
  const [row] = rows;
  if (!row) return refuse('request.not_found');
  return { ...row, startDate: row.startDate ?? dayOf(row.createdAt) };
}

/** The newest version of the form that somebody else published or somebody answered; undefined where there is none. */
export async function readBasis({ db, actor }: Work<Actor>, { id }: Pick<SchemaState, 'id'>) {
  const row = await db
    .selectFrom('form_versions as f')
    .select('f.fields')
    .where('f.form_id', '=', id)
    .where(
      sql<boolean>`(f.created_by is distinct from ${actor.id} or exists (select from submissions s where s.form_version_id = f.id))`,
    )
    .orderBy('f.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return storedFields.parse(row?.fields ?? []);
}

/** Locks all sections for an edit: editors wait for each other, and those who answer a section wait for nobody. */
export const lockSections = (work: Work): Promise<unknown> =>
  work.db.selectFrom('section_catalogue').select('revision').forUpdate().execute();
