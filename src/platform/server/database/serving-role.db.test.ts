import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { databaseUrl, onServer } from '#tests/support/database-setup.ts';
import { type OpenDatabase, openServer } from './database.ts';
import { mayRewriteHistory, migrate } from './migrate.ts';

let served: OpenDatabase;
let owner: OpenDatabase;
beforeAll(async () => {
  served = await openTestDatabase();
  owner = await openServer(served.ownerConnectionString, 2);
});
afterAll(async () => {
  await owner.close();
  await served.close();
});

const as = ({ db }: OpenDatabase, statement: string) => sql.raw(statement).execute(db);
const DENIED = /permission denied|must be (owner|superuser)/;

/** By the triggers that there are. */
const tablesThat = async (event: 'UPDATE' | 'DELETE', functions: RegExp): Promise<string[]> => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as rule from pg_trigger where not tgisinternal order by 1`.execute(
    owner.db,
  );
  return rows
    .filter(({ rule }) => / BEFORE .*(INSERT|UPDATE|DELETE).* FOR EACH ROW EXECUTE/.test(rule))
    .filter(({ rule }) => rule.split(' ON ')[0]?.includes(event) && !rule.includes(' UPDATE OF '))
    .filter(({ rule }) => functions.test(rule))
    .map(({ table }) => table);
};

describe('the role that serves', () => {
  it('can neither change, remove nor lay open what only grows', async () => {
    const grows = await tablesThat('UPDATE', /_append_only .* refuse_\w*change\(\)/);
    expect(grows).toEqual(
      expect.arrayContaining([
        'audit_entries',
        'seed_transfers',
        'loan_entries',
        'loan_transfers',
        'decisions',
      ]),
    );
    expect(grows.length).toBeGreaterThanOrEqual(15);
    for (const table of grows) {
      const { rows } = await sql<{ column: string; rows: number }>`
        select attname as column from pg_attribute where attrelid = ${table}::regclass and attnum = 1`.execute(
        served.db,
      );
      for (const statement of [
        `update ${table} set ${rows[0]?.column} = ${rows[0]?.column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
        `alter table ${table} add column more text`,
        `alter table ${table} disable trigger user`,
        `alter table ${table} disable trigger ${table}_append_only`,
        `alter table ${table} owner to current_user`,
        `drop trigger ${table}_append_only on ${table}`,
        `drop table ${table} cascade`,
        `create rule quiet as on insert to ${table} do instead nothing`,
      ])
        await expect(as(served, statement), statement).rejects.toThrow(DENIED);
    }
  });

  it.each([
    `set session_replication_role = replica`,
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    `drop function refuse_audit_change() cascade`,
    `create table more (id int)`,
    `create schema more`,
    `insert into kysely_migration (name, timestamp) values ('9999', '')`,
    `delete from kysely_migration`,
    `truncate accounts cascade`,
    `alter table accounts drop column email`,
    `drop table jobs.job cascade`,
    `truncate jobs.job`,
  ])('can not: %s', async (statement) => {
    await expect(as(served, statement)).rejects.toThrow(DENIED);
  });

  it('may not do what a trigger refuses for every row, and may do all else', async () => {
    const { rows } = await sql<{ table: string; update: boolean; delete: boolean }>`
      select c.oid::regclass::text as table, has_table_privilege(c.oid, 'update') as update, has_table_privilege(c.oid, 'delete') as delete
      from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%' order by 1`.execute(
      served.db,
    );
    const without = (right: 'update' | 'delete') =>
      rows.filter((row) => !row[right]).map(({ table }) => table);
    const always = / refuse_(\w+_)?change\(\)/;
    expect(without('update').toSorted()).toEqual((await tablesThat('UPDATE', always)).toSorted());
    expect(without('delete').toSorted()).toEqual((await tablesThat('DELETE', always)).toSorted());
  });

  it('empties an audit entry of nobody who is still there, by the function that is there for it', async () => {
    await as(
      owner,
      `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, created_at)
        values ('01900000-0000-7000-8000-000000000001', 'a@example.com', 'x', 'A', 'B', 'Jamaica', 'User', 'Active', 'FirstModel', now())`,
    );
    await as(
      served,
      `insert into audit_entries (id, action, subject_kind, subject_id, account_id, after, created_at) values
        (gen_random_uuid(), 'note.add', 'note', '1', '01900000-0000-7000-8000-000000000001', '{"a": 1}', now())`,
    );
    const empty = () => as(served, `select empty_audit_entries('01900000-0000-7000-8000-000000000001')`);
    await expect(empty()).rejects.toThrow(/never changed or removed/);
  });

  it('is known from one that could rewrite history: the owner, or whoever it made a member', async () => {
    expect(await mayRewriteHistory(served.db)).toBe(false);
    expect(await mayRewriteHistory(owner.db)).toBe(true);
  });
});

describe('a database of somebody else', () => {
  it('takes an owner who is no superuser, and a role that serves', async () => {
    const [name, password] = [`pimento_two_${process.pid}`, 'of-this-test'];
    const url = served.ownerConnectionString;
    const reached = (role: string) => {
      const address = new URL(databaseUrl(url, name));
      address.username = role;
      address.password = password;
      return address.href;
    };
    for (const role of [`${name}_owner`, `${name}_serving`])
      await onServer(url, `create role ${role} login password '${password}'`);
    await onServer(url, `create database ${name} owner ${name}_owner`);
    const two = await openServer(reached(`${name}_serving`), 2, { owner: reached(`${name}_owner`) });
    try {
      await migrate(two);
      await migrate(two);
      expect(await mayRewriteHistory(two.db)).toBe(false);
      await as(
        two,
        `insert into audit_entries (id, action, subject_kind, subject_id, created_at) values (gen_random_uuid(), 'note.add', 'note', '1', now())`,
      );
      await as(two, `select number from seal_audit('audit_entries', 10)`);
      await as(two, `update accounts set phone = null`);
      await as(two, `select gather_statistics()`);
      await expect(as(two, `alter table accounts drop column phone`)).rejects.toThrow(DENIED);
    } finally {
      await two.close();
      await onServer(url, `drop database ${name} with (force)`);
      for (const role of [`${name}_owner`, `${name}_serving`]) await onServer(url, `drop role ${role}`);
    }
  });
});

describe('a database with one role', () => {
  it('is migrated and served by it, as before there were two', async () => {
    const name = `pimento_one_${process.pid}`;
    const url = served.ownerConnectionString;
    await onServer(url, `create database ${name}`);
    const alone = await openServer(databaseUrl(url, name), 2);
    try {
      await migrate(alone);
      await migrate(alone);
      expect(await mayRewriteHistory(alone.db)).toBe(true);
      await expect(as(alone, `truncate audit_entries`)).rejects.toThrow(/never changed or removed/);
    } finally {
      await alone.close();
      await onServer(url, `drop database ${name} with (force)`);
    }
  });
});
