// What docs/scale.md keeps ready for more people than there are: each recipe of db/recipes, as the migration that it would be, on rows that are there.
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openTestDatabase } from './support/database.ts';

const root = join(import.meta.dirname, '..');
const recipes = globSync('db/recipes/*.sql', { cwd: root });
const folder = mkdtempSync(join(tmpdir(), 'pimento-recipes-'));
const PEOPLE = 40;
const ROWS = 4_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, email_verified_at, created_at)
    select md5('p' || n)::uuid, 'p' || n || '@pimento.example', 'x', 'Some', 'Body', 'User', 'Active', 'FirstModel', now(), now()
    from generate_series(1, ${PEOPLE}) n`.execute(database.db);
  await sql`insert into activities (id, account_id, action, details, created_at, happening)
    select md5('a' || n)::uuid, md5('p' || (1 + n % ${PEOPLE}))::uuid, 'submittedInfo', '{}', now() - n * interval '1 minute', 'information.submit'
    from generate_series(1, ${ROWS}) n`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const newestOf = (person: number) => sql<{ id: string }>`
  select id from activities where account_id = md5(${`p${person}`})::uuid order by created_at desc, id desc limit 10`;
const hashOf = async () =>
  (
    await sql<{
      hash: string;
    }>`select md5(string_agg(a::text, ' ' order by id)) as hash from activities a`.execute(database.db)
  ).rows;

it('a recipe stands on the page about scale', () => {
  expect(recipes.length).toBeGreaterThan(0);
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8');
  expect(recipes.filter((path) => !page.includes(basename(path)))).toEqual([]);
});

it('activities in parts: all rows are there, a person’s newest are read from one part, and the product may do what it may', async () => {
  const [rows, newest] = [await hashOf(), (await newestOf(7).execute(database.db)).rows];
  cpSync(join(root, 'db/migrations'), folder, { recursive: true });
  copyFileSync(
    join(root, 'db/recipes/activities-in-parts.sql'),
    join(folder, '9996_activities-in-parts.sql'),
  );
  await migrate(database, folder);

  expect(await hashOf()).toEqual(rows);
  expect((await newestOf(7).execute(database.db)).rows).toEqual(newest);
  const { rows: plan } = await sql<{
    'QUERY PLAN': string;
  }>`explain ${newestOf(7)}`.execute(database.db);
  const parts = new Set(plan.flatMap((line) => line['QUERY PLAN'].match(/\bon (activities_\d+)/)?.[1] ?? []));
  expect([...parts]).toHaveLength(1);

  const written = { action: 'submittedInfo', details: '{}', happening: 'information.submit' };
  await sql`insert into activities (id, account_id, action, details, created_at, happening)
    values (gen_random_uuid(), md5('p7')::uuid, ${written.action}, ${written.details}, now(), ${written.happening})`.execute(
    database.db,
  );
  await expect(
    sql`insert into activities (id, account_id, action, details, created_at, happening)
      values (gen_random_uuid(), gen_random_uuid(), ${written.action}, ${written.details}, now(), ${written.happening})`.execute(
      database.db,
    ),
  ).rejects.toThrow(/activities_account_id_fkey/);
  await sql`delete from activities where account_id = md5('p7')::uuid`.execute(database.db);
  expect((await newestOf(7).execute(database.db)).rows).toEqual([]);
  // A second start finds nothing to do.
  await migrate(database, folder);
});
