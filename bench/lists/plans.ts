// Asks the database how it runs a statement, and reports which large tables it reads from end to end, or reads much of to keep little.
import pg from 'pg';
import type { Statement } from './recorded-calls.ts';

/** Reading a whole table is what a good planner does below so many rows, and of so many as well where they fill few pages (half a megabyte). */
const LARGE_ROWS = 2_000;
const LARGE_ANYWAY_ROWS = 5_000;
const LARGE_PAGES = 64;
/** The share of a large table that a plan may read and drop: one that drops more needs another index. */
const MOST_DROPPED = 1 / 3;

/** Planned for the values at hand, and once for all values: a server takes the one or the other for a statement that it knows by name. */
const MANNERS = ['force_custom_plan', 'force_generic_plan'] as const;

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  /** Pages of memory that were read, and of the disk. */
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
};

type Manner = (typeof MANNERS)[number];

/** How the database runs a statement; what it took in milliseconds where it was run. */
export type Explained = {
  text: string;
  manner: Manner;
  explained: { Plan: Plan; 'Execution Time'?: number };
};

/** In words, each once; a scan that stops at a limit is not among them. Runs the statement, and takes back what it did. */
export async function wastefulReads(
  client: pg.Client,
  statement: Statement,
  keep: (explained: Explained) => void = () => {},
): Promise<string[]> {
  const large = await largeTables(client);
  const remarks = new Set<string>();
  for (const manner of MANNERS)
    for (const node of await nodesOf(client, statement, { manner, isRun: true, keep })) {
      const table = node['Relation Name'] ?? '';
      const removed = (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 0);
      if (isWhole(node, large)) remarks.add(`reads all of ${table}`);
      else if (removed > MOST_DROPPED * (large.get(table) ?? Number.POSITIVE_INFINITY))
        remarks.add(`drops ${removed} rows of ${table}`);
    }
  return [...remarks];
}

/** The pages of memory that statements read by the plan that serves all values. Runs them, and takes back what they did. */
export async function pagesRead(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  let pages = 0;
  const keep = ({ manner, explained: { Plan } }: Explained) => {
    if (manner === 'force_generic_plan')
      pages += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
  };
  for (const statement of statements) await wastefulReads(client, statement, keep);
  return pages;
}

/** The scans of whole tables in the plan of a statement, which is not run because it may write. */
export async function wholeScans(client: pg.Client, statement: Statement): Promise<string[]> {
  const large = await largeTables(client);
  const nodes = await nodesOf(client, statement, {
    manner: 'force_custom_plan',
    isRun: false,
    keep: () => {},
  });
  return nodes.filter((node) => isWhole(node, large)).map((node) => `reads all of ${node['Relation Name']}`);
}

/** A part of a plan that was run and not reached reads nothing. */
const isWhole = (node: Plan, large: ReadonlyMap<string, number>): boolean =>
  node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0 && large.has(node['Relation Name'] ?? '');

async function nodesOf(
  client: pg.Client,
  { text, values }: Statement,
  { manner, isRun, keep }: { manner: Manner; isRun: boolean; keep: (explained: Explained) => void },
): Promise<Plan[]> {
  const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = ${manner}`);
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained['explained']] }>(
      `explain (${isRun ? 'analyze, timing off, ' : ''}format json) execute looked_at${given}`,
    );
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (explained) keep({ text, manner, explained });
    return flat(explained?.Plan);
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** A value as the driver would send it. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A scan right under a limit ends with it, so it is left out. */
const flat = (plan: Plan | undefined): Plan[] => {
  if (!plan) return [];
  const inner = (plan.Plans ?? []).filter(
    (each) => !(plan['Node Type'] === 'Limit' && each['Node Type'] === 'Seq Scan'),
  );
  return [plan, ...inner.flatMap(flat)];
};

async function largeTables(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ relname: string; rows: number }>(
    `select relname, reltuples::float8 as rows from pg_class
      where relkind = 'r' and reltuples > $1 and (reltuples > $2 or relpages > $3)`,
    [LARGE_ROWS, LARGE_ANYWAY_ROWS, LARGE_PAGES],
  );
  return new Map(rows.map(({ relname, rows }) => [relname, rows]));
}
