// Judges a policy on a table of people whose outcome is known: every row is decided by the engine itself, and the figures are added up.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type JudgeMapping, judgeMappingSchema } from '#features/decisions/contract/judge-mapping.ts';
import { type Policy, policyFiguresSchema } from '#features/decisions/contract.ts';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { outcomeOf } from '#features/decisions/rules/decide.ts';
import { type Cells, columnsOf, notMappedIn, readCase } from '#features/decisions/rules/judge/read-case.ts';
import { addTo, type Findings, findingsOf, newTally } from '#features/decisions/rules/performance/tally.ts';
import { policyErrors } from '#features/decisions/rules/policy-errors.ts';
import type { Day } from '#shared/calendar.ts';
import { headingOf, type Row, rowsOf, Unreadable } from './read-table.ts';

export type OddCells = { column: string; cells: number; examples: string[] };

export type JudgedTable = {
  rows: number;
  /** How many rows had no known outcome. */
  leftOut: number;
  /** How many rows had more or fewer cells than there are columns. */
  uneven: number;
  odd: OddCells[];
  /** The inputs without a column, and what they were taken as. */
  notMapped: string[];
  findings: Findings;
};

const MOST_EXAMPLES = 5;
const MOST_GROUPS = 50;

/** The whole table is read once, and once before to count its rows where half of them are the first half. Throws Unreadable. */
export async function judgeTable(
  path: string,
  mapping: JudgeMapping,
  policy: Policy,
  today: Day,
): Promise<JudgedTable> {
  const places = placesOf(path, await headingOf(path), mapping);
  const half = mapping.halves ? null : (await countRows(path, mapping, places, today)) / 2;
  const tally = newTally();
  const odd = new Map<string, OddCells>();
  const table = { rows: 0, leftOut: 0, uneven: 0 };
  let used = 0;
  for await (const row of peopleOf(path)) {
    table.rows += 1;
    if (row.cells.length !== places.columns) table.uneven += 1;
    const read = readCase(mapping, cellsOf(row, places), today, (column, cell) => keepOdd(odd, column, cell));
    if (!read) {
      table.leftOut += 1;
      continue;
    }
    const { score, grade, offer, declines, factors } = outcomeOf(policy, read.inputs, today);
    const isSecond = half === null ? (read.halfCell ?? '') >= (mapping.halves?.from ?? '') : used >= half;
    used += 1;
    addTo(tally, {
      score,
      grade,
      isApproved: offer !== null,
      declines,
      factors,
      isBad: read.isBad,
      half: isSecond ? 'second' : 'first',
      groups: read.groups,
    });
    refuseManyGroups(tally.groups, read.groups);
  }
  if (used === 0) throw new Unreadable(noOutcome(path, mapping, table.rows, odd));
  const grades = policy.grades.map(({ grade }) => grade);
  return {
    ...table,
    odd: [...odd.values()],
    notMapped: notMappedIn(mapping),
    findings: findingsOf(tally, grades),
  };
}

/** The first row has the columns' names. */
async function* peopleOf(path: string): AsyncGenerator<Row> {
  let isHeading = true;
  for await (const row of rowsOf(path)) {
    if (!isHeading) yield row;
    isHeading = false;
  }
}

async function countRows(path: string, mapping: JudgeMapping, places: Places, today: Day): Promise<number> {
  const outcomeAlone = { ...mapping, inputs: {}, groups: {} };
  let rows = 0;
  for await (const row of peopleOf(path))
    if (readCase(outcomeAlone, cellsOf(row, places), today, () => {})) rows += 1;
  return rows;
}

type Places = { of: Map<string, number>; columns: number };

/** The positions of the columns, by their names as written or else in any case. */
function placesOf(path: string, heading: readonly string[], mapping: JudgeMapping): Places {
  const of = new Map<string, number>();
  const missing: string[] = [];
  for (const column of columnsOf(mapping)) {
    const same = placesWhere(heading, (name) => name === column.trim());
    const alike = placesWhere(heading, (name) => name.toLowerCase() === column.trim().toLowerCase());
    const found = same.length > 0 ? same : alike;
    if (found.length > 1)
      throw new Unreadable(`${path} has ${found.length} columns '${column}': rename one.`);
    if (found[0] === undefined) missing.push(column);
    else of.set(column, found[0]);
  }
  if (missing.length > 0)
    throw new Unreadable(
      `${path} has no column ${missing.map((name) => `'${name}'`).join(', ')}. Its columns: ${heading.map((name) => `'${name}'`).join(', ')}.`,
    );
  return { of, columns: heading.length };
}

const placesWhere = (heading: readonly string[], test: (name: string) => boolean): number[] =>
  heading.flatMap((name, place) => (test(name) ? [place] : []));

const cellsOf =
  ({ cells }: Row, places: Places): Cells =>
  (column) =>
    cells[places.of.get(column) ?? -1];

function keepOdd(odd: Map<string, OddCells>, column: string, cell: string): void {
  const known = odd.get(column) ?? { column, cells: 0, examples: [] };
  known.cells += 1;
  if (known.examples.length < MOST_EXAMPLES && !known.examples.includes(cell)) known.examples.push(cell);
  odd.set(column, known);
}

function refuseManyGroups(tally: Map<string, Map<string, unknown>>, groups: Record<string, string>): void {
  for (const name of Object.keys(groups))
    if ((tally.get(name)?.size ?? 0) > MOST_GROUPS)
      throw new Unreadable(
        `The group '${name}' has more than ${MOST_GROUPS} values: cut figures by 'from', or name fewer by 'values'.`,
      );
}

function noOutcome(
  path: string,
  { outcome }: JudgeMapping,
  rows: number,
  odd: Map<string, OddCells>,
): string {
  if (rows === 0) return `${path} has columns and no rows.`;
  const examples = odd
    .get(outcome.column)
    ?.examples.map((cell) => `'${cell}'`)
    .join(', ');
  return `No row has an outcome: column '${outcome.column}' ${examples ? `holds ${examples}, which neither 'bad' nor 'good' names` : 'is empty'}.`;
}

/** Throws Unreadable with what is wrong and where. */
export async function readMapping(path: string): Promise<JudgeMapping> {
  return readJson(path, judgeMappingSchema);
}

/** The figures of a version as the policy desk shows them; without a path the policy that the product ships with. Throws Unreadable. */
export async function readPolicy(path: string | undefined): Promise<Policy> {
  if (path === undefined) return defaultPolicy;
  const figures = await readJson(path, z.preprocess(withoutVersion, policyFiguresSchema));
  const errors = Object.values(policyErrors(figures));
  if (errors.length > 0) throw new Unreadable(`${path} is no sound policy. ${errors.join(' ')}`);
  return { ...figures, version: defaultPolicy.version };
}

function withoutVersion(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { version: _version, ...figures } = json as Record<string, unknown>;
  return figures;
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  let text: string;
  let json: unknown;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new Unreadable(
      `${path} cannot be opened. It says how the columns are read: see docs/score-judge.md.`,
    );
  }
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Unreadable(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new Unreadable(`${path}:\n${z.prettifyError(read.error)}`);
}
