import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { refusalOf } from '../database-errors.ts';

let test: TestApp;
let person: Someone;
beforeAll(async () => {
  test = await openTestApp();
  person = await someone(test.services);
});
afterAll(() => test.close());

let columns = 0;
/** What a migration does beside a node of the version before. */
function addColumn(table: string) {
  columns += 1;
  return sql`alter table ${sql.table(table)} add column ${sql.ref(`added_${columns}`)} text`.execute(
    test.owner,
  );
}
const readWhole = (db = test.db) =>
  sql<Record<string, unknown>>`select * from accounts where id = ${person.id}`.execute(db);

it('what was prepared before a table changed is asked again by every connection', async () => {
  const onAll = () => Promise.all(Array.from({ length: 12 }, () => readWhole()));
  for (const change of [1, 2]) {
    const before = await onAll();
    await addColumn('accounts');
    const after = await onAll();
    expect(new Set(after.map(({ rows }) => Object.keys(rows[0] ?? {}).length))).toEqual(
      new Set([Object.keys(before[0]?.rows[0] ?? {}).length + 1]),
    );
    expect([change, after.every(({ rows }) => rows[0]?.id === person.id)]).toEqual([change, true]);
  }
});

it('a transaction begun on it ends as one that found the database away, and goes through when it is begun again', async () => {
  const inOne = () => test.db.transaction().execute((db) => readWhole(db));
  const onAll = () =>
    Promise.all(Array.from({ length: 12 }, () => inOne().catch((error) => refusalOf(error))));
  await onAll();
  await addColumn('accounts');
  for (const each of await onAll())
    if (each === null || 'code' in each) expect(each).toMatchObject({ code: 'service.unavailable' });
  for (const each of await onAll()) expect(each).toMatchObject({ rows: [{ id: person.id }] });
});

it('a write alone is done once', async () => {
  const write = () =>
    sql`update accounts set country = country || '!' where id = ${person.id} returning *`.execute(test.db);
  await Promise.all([write(), write()]);
  await addColumn('accounts');
  await Promise.all([write(), write()]);
  const { country } = await test.db
    .selectFrom('accounts')
    .select('country')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(country.split('!')).toHaveLength(5);
});

it('a server goes on when a table it writes with every call becomes another of the same name', async () => {
  const browser = await loggedIn(test, await moderator(test.services));
  const arrange = (key: string) =>
    browser.post('/api/staff/menu', { pinned: ['/admin/loans'], folded: [] }, { key });
  for (let call = 0; call < 4; call += 1) expect((await arrange(`key-before-${call}`)).status).toBe(200);
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(test.db);
  await test.owner.transaction().execute(async (db) => {
    for (const statement of [
      sql`alter table idempotency_keys rename to idempotency_keys_of_before`,
      sql`create table idempotency_keys (like idempotency_keys_of_before including constraints) partition by range (created_at)`,
      sql`create table idempotency_keys_now partition of idempotency_keys default`,
      sql`alter table idempotency_keys add column added text`,
      sql`insert into idempotency_keys (scope, key, request_hash, reply, created_at)
        select scope, key, request_hash, reply, created_at from idempotency_keys_of_before`,
      sql`grant select, insert, update, delete on idempotency_keys to ${sql.ref(rows[0]?.role ?? '')}`,
    ])
      await statement.execute(db);
  });
  await addColumn('sessions');
  await addColumn('accounts');
  for (let call = 0; call < 4; call += 1) {
    expect((await arrange(`key-before-${call}`)).status).toBe(200);
    expect((await arrange(`key-after-${call}`)).status).toBe(200);
  }
  expect((await browser.get('/api/staff/menu')).status).toBe(200);
});
