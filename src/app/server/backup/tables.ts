// Reads all tables of the database as of one moment, and fills those of an empty one, by PostgreSQL's own COPY.
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '#platform/server/kept-jobs.ts';
import { nilId } from '#shared/id.ts';
import type { Manifest } from './manifest.ts';

export type Table = { schema: string; name: string; columns: string[] };

const SCHEMAS = ['public', JOBS_SCHEMA];

/** Settings under which every server writes a value alike. */
const ALIKE = `set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

const named = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const columnsOf = ({ columns }: Table) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** `run` has a connection of its own, on which every value is written alike. */
export async function connected<Result>(
  connectionString: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // A connection that breaks makes its statements fail, and whoever sent them gets the error.
  client.on('error', () => {});
  try {
    await client.query(ALIKE);
    return await run(client);
  } finally {
    await client.end();
  }
}

/** What PostgreSQL works out by itself is left out; a table in parts is told whole, since another database may have other parts. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** A number is taken once and never given back, so what is read is at least what the rows of any earlier moment hold. */
export async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const { rows: at } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${named(sequence)}`,
    );
    sequences.push(...at.map((each) => ({ ...sequence, ...each })));
  }
  return sequences;
}

/** The versions that the tables were made by: our migrations and the queue's own. */
export async function madeBy(client: pg.Client): Promise<Pick<Manifest, 'migrations' | 'jobsVersion'>> {
  const { rows: names } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  );
  const { rows: versions } = await client.query<{ version: number }>(
    `select version from ${pg.escapeIdentifier(JOBS_SCHEMA)}.version`,
  );
  return { migrations: names.map(({ name }) => name), jobsVersion: Number(versions[0]?.version ?? 0) };
}

export type FileRow = { id: string; sha256: string };

const FILES_AT_ONCE = 10_000;

/** The files that the database knows, some at a time: there may be millions. */
export async function* knownFiles(client: pg.Client): AsyncGenerator<FileRow[]> {
  for (let after: string | undefined = nilId(); after !== undefined; ) {
    const { rows }: { rows: FileRow[] } = await client.query(
      `select id, sha256 from public.files where id > $1 order by id limit ${FILES_AT_ONCE}`,
      [after],
    );
    if (rows.length > 0) yield rows;
    after = rows.length < FILES_AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}

export const readTable = (client: pg.Client, table: Table): NodeJS.ReadableStream =>
  client.query(copyTo(`copy (select ${columnsOf(table)} from ${named(table)}) to stdout`));

export const writeTable = (client: pg.Client, table: Table): NodeJS.WritableStream =>
  client.query(copyFrom(`copy ${named(table)} (${columnsOf(table)}) from stdin`));

/**
 * Empties all tables and lets `fill` write them, without triggers, which would do again what is in the rows already. Keys of other tables
 * are left out meanwhile and checked for every row at the end. In the transaction that the caller has opened.
 */
export async function refill(client: pg.Client, tables: Table[], fill: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ schema: string; name: string; key: string; rule: string }>(
    `select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1) order by 1, 2, 3`,
    [SCHEMAS],
  );
  for (const { key, ...table } of keys)
    await client.query(`alter table ${named(table)} drop constraint ${pg.escapeIdentifier(key)}`);
  for (const table of tables) await client.query(`alter table ${named(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(named).join(', ')}`);
  await fill();
  for (const table of tables) await client.query(`alter table ${named(table)} enable trigger user`);
  for (const { key, rule, ...table } of keys)
    await client.query(`alter table ${named(table)} add constraint ${pg.escapeIdentifier(key)} ${rule}`);
}

export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { value, called, ...sequence } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [named(sequence), value, called]);
}
