// Shows the configuration of one section or verification form, the versions of its form, and one of them as it was.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { diffDefinitions } from '#features/forms/rules/definition/diff-definitions.ts';
import type {
  Configuration,
  ConfigurationKind,
  HistoryLine,
} from '#features/information/contract/configuration.ts';
import { type Section, storedFields } from '#features/information/contract.ts';
import { askedBefore, usesOf } from '#features/information/rules/uses-of-answers.ts';
import { rowsBefore, rowsOfPage } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { configurationEndpoints } from '../../contract/configuration.ts';
import { freshCatalogue } from '../catalogue.ts';
import { requestOf } from './form-requests.ts';
import { readBasis, readSchema, type SchemaState } from './schema-rows.ts';

export const showSection = (
  work: Work<Actor>,
  { params }: Received<typeof configurationEndpoints, 'GET /api/informations/schemas/:id'>,
) => show(work, 'information', params.id);

export const showVerification = (
  work: Work<Actor>,
  { params }: Received<typeof configurationEndpoints, 'GET /api/informations/verification-schemas/:id'>,
) => show(work, 'verification', params.id);

async function show(
  work: Work<Actor>,
  kind: ConfigurationKind,
  id: SchemaState['id'],
): Promise<Configuration> {
  const state = await readSchema(work, kind, id);
  const { sections } = await freshCatalogue(work);
  const section = sections.find(({ _id }) => _id === state.sectionId);
  return {
    _id: state.id,
    kind,
    sId: state.sId,
    for: state.audience,
    created: state.createdAt.toISOString(),
    edition: state.edition,
    name: state.name,
    title: state.title,
    description: state.description,
    status: state.status,
    fields: state.fields,
    basis: await readBasis(work, state),
    version: presentVersion(state),
    request: kind === 'information' ? await requestOf(work, state.sectionId) : null,
    ...(kind === 'information' ? ofSection(state, section, sections) : ofVerification(section, sections)),
  };
}

const presentVersion = (state: SchemaState): Configuration['version'] => ({
  _id: state.versionId,
  version: state.version,
  created: state.publishedAt.toISOString(),
  by: personOf(state.publisherId, state.publisher),
  takenFrom: state.takenFrom,
});

type Part = Pick<Configuration, 'section' | 'askedBefore' | 'uses'>;

function ofSection(state: SchemaState, section: Section | undefined, all: readonly Section[]): Part {
  const { points, startDate, isHidden, disablePossible, tags, position, places } = state;
  return {
    section: { points, startDate, isHidden, disablePossible, tags, position, places },
    askedBefore: [],
    uses: section ? usesOf(section, all) : [],
  };
}

const ofVerification = (section: Section | undefined, all: readonly Section[]): Part => ({
  section: null,
  askedBefore: section ? askedBefore(section, all) : [],
  uses: [],
});

const personOf = (id: string | null, fullName: string | null) =>
  id === null ? null : { _id: id, fullName: fullName ?? '' };

export const listSectionVersions = (
  work: Work,
  received: Received<typeof configurationEndpoints, 'GET /api/informations/schemas/:id/history'>,
) => history(work, 'information', received.params.id, received.query.page);
export const listVerificationVersions = (
  work: Work,
  received: Received<typeof configurationEndpoints, 'GET /api/informations/verification-schemas/:id/history'>,
) => history(work, 'verification', received.params.id, received.query.page);

async function history(work: Work, kind: ConfigurationKind, schemaId: SchemaState['id'], page: number) {
  const { id } = await readSchema(work, kind, schemaId);
  const rows = await versions(work)
    .where('f.form_id', '=', id)
    .orderBy('f.version', 'desc')
    .offset(rowsBefore(page))
    // One version more than is shown is read, because what a version changed is worked out against the one before it.
    .limit(rowsOfPage() + 1)
    .execute();
  const { count } = await work.db
    .selectFrom('form_versions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('form_id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = rows.slice(0, rowsOfPage()).map((row, place) => historyLine(row, rows[place + 1]));
  return pageAnswer(lines, Number(count), page);
}

const versions = (work: Work) =>
  work.db
    .selectFrom('form_versions as f')
    .leftJoin('accounts as a', 'a.id', 'f.created_by')
    .leftJoin('form_versions as t', 't.id', 'f.taken_from')
    .select(['f.id', 'f.version', 'f.title', 'f.description', 'f.fields', 'f.created_at', 'f.created_by'])
    .select(['a.first_name', 'a.last_name', 't.version as taken_from']);

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

const versionLine = (row: VersionRow) => ({
  _id: row.id,
  version: row.version,
  created: row.created_at.toISOString(),
  by: personOf(row.created_by, `${row.first_name} ${row.last_name}`),
  takenFrom: row.taken_from,
});

const fieldsOf = ({ fields }: VersionRow): FieldDefinition[] => storedFields.parse(fields);

const historyLine = (row: VersionRow, before: VersionRow | undefined): HistoryLine => ({
  ...versionLine(row),
  title: row.title,
  fieldCount: fieldsOf(row).length,
  differences: before ? diffDefinitions(fieldsOf(before), fieldsOf(row)) : null,
  hasNewWords: before !== undefined && (before.title !== row.title || before.description !== row.description),
});

export async function showVersion(
  work: Work,
  { params }: Received<typeof configurationEndpoints, 'GET /api/informations/versions/:id'>,
) {
  const row = await versions(work).where('f.id', '=', params.id).executeTakeFirst();
  if (!row) return refuse('request.not_found');
  const { title, description } = row;
  return { ...versionLine(row), title, description, fields: fieldsOf(row) };
}
