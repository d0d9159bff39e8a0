// Asks the database how it would run a statement, and names the large tables that it would read from end to end.
import type pg from 'pg';
import type { Statement } from './recorded-calls.ts';

/** Below this many rows reading a whole table is what a good planner does. */
const LARGE_ROWS = 2_000;

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Names of large tables that the statement's plan scans sequentially, for the values given; not where it stops at a limit. */
export async function wholeScans(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  const large = await largeTables(client);
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => large.has(table));
}

/** A scan right under a limit ends with it, so it is left out. */
const nodesOf = (plan: Plan | undefined): Plan[] => {
  if (!plan) return [];
  const inner = (plan.Plans ?? []).filter(
    (each) => !(plan['Node Type'] === 'Limit' && each['Node Type'] === 'Seq Scan'),
  );
  return [plan, ...inner.flatMap(nodesOf)];
};

async function largeTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples > $1",
    [LARGE_ROWS],
  );
  return new Set(rows.map(({ relname }) => relname));
}
