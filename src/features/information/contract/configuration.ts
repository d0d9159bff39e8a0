// The configuration of sections and of their verification forms on the wire: lists, one with its draft material, versions, publishing.
import { z } from 'zod';
import { fieldDefinitions } from '#features/forms/contract.ts';
import { settingsTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { audience, person, storedFields } from '#features/information/contract.ts';
import { endpoints } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { schemaFilters } from '../fields/staff-section-lists.ts';
import { differences } from './differences.ts';
import { formRequest } from './form-requests.ts';

const moment = z.iso.datetime();
const status = z.enum(schemaFilters.status, texts.required(texts.status));

/** A text that must be there, with its own words where it is not. */
const words = (label: string, most: number) =>
  z.string(texts.required(label)).trim().min(1, texts.required(label)).max(most, texts.atMost(most));

const described = {
  name: words(texts.name, 60),
  title: words(texts.title, 120),
  description: words(texts.description, 1000),
  status,
};

/** What only a section has: a verification form stands and falls with its section. */
const sectionPart = {
  points: z.int(texts.seedsNumber).min(0, texts.seedsNumber).max(100_000, texts.seedsMost('100,000')),
  startDate: z.iso.date(texts.required(texts.startDate)),
  /** Place among the sections of its audience, from 1. */
  position: z.int().min(1).max(100),
  isHidden: z.boolean(),
  disablePossible: z.boolean(),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
};

const schemaRow = z.object({
  _id: z.string(),
  sId: z.string(),
  name: z.string(),
  title: z.string(),
  for: audience,
  points: z.int(),
  status,
  isHidden: z.boolean(),
  startDate: z.iso.date(),
  version: z.int(),
  fieldCount: z.int(),
  created: moment,
});

const listQuery = pageQuery({
  ...filterShape(schemaFilters),
  sort: z.enum(schemaFilters.sort).default('position'),
});

const versionLine = z.object({
  _id: z.string(),
  version: z.int(),
  created: moment,
  /** null: it came with the product. */
  by: person.pick({ _id: true, fullName: true }).nullable(),
  /** The number of the earlier version that it brought back. */
  takenFrom: z.int().nullable(),
});

const historyLine = versionLine.extend({
  title: z.string(),
  fieldCount: z.int(),
  /** Against the version before; null for the first. */
  differences: differences.nullable(),
  /** Whether the title or the description changed too. */
  hasNewWords: z.boolean(),
});

/** Who else goes by a field's answer: the documents that are asked for by it, or a form that is begun with it. */
const use = z.object({ name: z.string(), by: z.enum(['documents', 'prefill']), section: z.string() });

const configuration = z.object({
  _id: z.string(),
  kind: z.enum(['information', 'verification']),
  sId: z.string(),
  for: audience,
  created: moment,
  /** Sent back with an edit, so that nobody's edit is written over unseen. */
  edition: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  status,
  fields: storedFields,
  /** The fields as they were before what the caller alone has added since and nobody has answered: what an edit drops is worked out from them. */
  basis: storedFields,
  version: versionLine,
  /** null for a verification form. */
  section: z.object(sectionPart).extend({ places: z.int() }).nullable(),
  /** Fields that conditions may look at besides: the information that the form is to prove. */
  askedBefore: storedFields,
  uses: z.array(use),
  /** The edit of it that waits for a second person. */
  request: formRequest.nullable(),
});

const edition = z.int().min(1);
const published = z.object({
  message: z.string(),
  edition: z.int(),
  version: z.int(),
  /** It drops what the decision policy reads: it waits for a second person, and nothing is published yet. */
  waits: z.boolean(),
});
const publishedForm = { edition, ...described, fields: fieldDefinitions };
const revert = { edition, version: z.uuid().brand<'form_versions'>() };
/** Why what the decision policy reads is dropped; without such a loss it is not asked for. */
const reason = z.string().trim().max(2_000).optional();

export const configurationEndpoints = endpoints({
  'GET /api/informations/schemas': {
    summary: 'The configured sections, filtered, sorted and paged',
    query: listQuery,
    output: pageOf(schemaRow),
  },
  'GET /api/informations/schemas/:id': {
    summary: 'The configuration of one section',
    params: paramsOf<'information_schemas'>(),
    output: configuration,
  },
  'GET /api/informations/schemas/:id/history': {
    summary: 'The versions of its form, the newest first, each with what it changed',
    params: paramsOf<'information_schemas'>(),
    query: pageQuery({}),
    output: pageOf(historyLine),
  },
  'POST /api/informations/schemas/:id': {
    summary:
      'Edits a section; a changed form becomes its next version. One that drops what the decision policy reads is asked for by an admin with a reason, and waits for a second person',
    params: paramsOf<'information_schemas'>(),
    body: z.strictObject({ ...publishedForm, ...sectionPart, reason }),
    output: published,
  },
  'POST /api/informations/schemas/:id/revert': {
    summary: 'Publishes an earlier version of its form again, as the next version',
    params: paramsOf<'information_schemas'>(),
    body: z.strictObject({ ...revert, reason }),
    output: published,
  },
  'GET /api/informations/verification-schemas': {
    summary: 'The configured verification forms, filtered, sorted and paged',
    query: listQuery,
    output: pageOf(schemaRow),
  },
  'GET /api/informations/verification-schemas/:id': {
    summary: 'The configuration of one verification form',
    params: paramsOf<'verification_schemas'>(),
    output: configuration,
  },
  'GET /api/informations/verification-schemas/:id/history': {
    summary: 'Its versions, the newest first, each with what it changed',
    params: paramsOf<'verification_schemas'>(),
    query: pageQuery({}),
    output: pageOf(historyLine),
  },
  'POST /api/informations/verification-schemas/:id': {
    summary: 'Edits a verification form; changed fields or words become its next version',
    params: paramsOf<'verification_schemas'>(),
    body: z.strictObject(publishedForm),
    output: published,
  },
  'POST /api/informations/verification-schemas/:id/revert': {
    summary: 'Publishes one of its earlier versions again, as the next version',
    params: paramsOf<'verification_schemas'>(),
    body: z.strictObject(revert),
    output: published,
  },
  'GET /api/informations/versions/:id': {
    summary: 'One version of a form, as it was published',
    params: paramsOf<'form_versions'>(),
    output: versionLine.extend({ title: z.string(), description: z.string(), fields: storedFields }),
  },
});

export type ConfigurationKind = z.infer<typeof configuration>['kind'];
export type Configuration = z.infer<typeof configuration>;
export type SectionPart = Omit<NonNullable<Configuration['section']>, 'places'>;
export type SchemaRow = z.infer<typeof schemaRow>;
export type ListQuery = z.infer<typeof listQuery>;
export type HistoryLine = z.infer<typeof historyLine>;
export type FieldUse = z.infer<typeof use>;
