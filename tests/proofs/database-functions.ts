// Every function and trigger of the database, read by plpgsql_check after all migrations: what it names must be there, and be of the right type.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { openServer } from '#platform/server/database/database.ts';
import { startCluster } from '#platform/server/database/embedded/cluster.ts';
import { programsIn } from '#platform/server/database/embedded/programs.ts';
import { migrate } from '#platform/server/database/migrate.ts';

export type Finding = { place: string; level: string; message: string };
export type FunctionsJudged = { functions: number; triggers: number; findings: Finding[] };

/** Where Debian puts an extension of PostgreSQL's version, and its programs. */
const EXTENSIONS = '/usr/share/postgresql/*/extension/plpgsql_check.control';
export const NO_EXTENSION =
  'no plpgsql_check on this machine. Debian: apt-get install postgresql-15 postgresql-15-plpgsql-check.';

/** Judges the functions; null where the machine has no PostgreSQL with the extension. */
export async function judgeFunctions(): Promise<FunctionsJudged | null> {
  const programs = programsWithExtension();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'pimento-functions-'));
  const cluster = await startCluster({ folder, programs, maxConnections: 10, isThrownAway: true });
  try {
    const database = await openServer(cluster.connectionString, 2);
    try {
      await migrate(database);
      return await judge(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function programsWithExtension() {
  const versions = globSync(EXTENSIONS).map((path) => dirname(dirname(path)).split('/').at(-1));
  const folder = versions
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((path) => existsSync(path));
  return folder ? programsIn(folder) : null;
}

/** A trigger's function is read once for each table that it stands on, whose columns it may name. */
async function judge(db: Kysely<Tables>): Promise<FunctionsJudged> {
  await sql`create extension plpgsql_check`.execute(db);
  const { rows: functions } = await sql<Finding & { found: boolean }>`
    select p.oid::regprocedure::text as place, c.level, c.message, c.level is not null as found
    from pg_proc p join pg_language l on l.oid = p.prolang
    left join lateral plpgsql_check_function_tb(p.oid, extra_warnings => true, performance_warnings => false) c on true
    where l.lanname = 'plpgsql' and p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  const { rows: triggers } = await sql<Finding & { found: boolean }>`
    select p.oid::regprocedure::text || ' on ' || t.tgrelid::regclass::text || ' (' || t.tgname || ')' as place,
      c.level, c.message, c.level is not null as found
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    left join lateral plpgsql_check_function_tb(
      p.oid, t.tgrelid, oldtable => t.tgoldtable, newtable => t.tgnewtable, extra_warnings => true) c on true
    where not t.tgisinternal and p.pronamespace = 'public'::regnamespace`.execute(db);
  const places = (rows: readonly Finding[]) => new Set(rows.map(({ place }) => place)).size;
  return {
    functions: places(functions),
    triggers: places(triggers),
    findings: [...functions, ...triggers].filter(({ found }) => found),
  };
}
