import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRecords } from '#features/accounts/server/personal/account-records.ts';
import { audit } from '#features/audit/server/audit.test-support.ts';
import { auditRecords } from '#features/audit/server/audit-records.ts';
import { sealAll } from '#features/audit/server/chain/chain.test-support.ts';
import type { Services } from '#platform/server/work.ts';
import { moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { verifyChain } from './verify-chain.ts';

let test: TestApp;
let officer: Someone;
let person: Someone;
const heads: string[] = [];
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  person = await someone(test.services);
  for (const number of [1, 2, 3]) {
    for (const actor of [officer, person]) await note(test.services, actor, person, number);
    for (const { number, hash } of await sealAll(test.db)) heads.push(`${number}:${hash}`);
  }
});
afterAll(() => test.close());

const note = (services: Services, actor: Someone, about: Someone, number: number) =>
  workAs(services, actor).transaction((work) =>
    audit(work, {
      action: 'note.add',
      subjectKind: 'note',
      subjectId: String(number),
      accountId: about.id,
      after: { words: `note ${number}` },
    }),
  );

const faults = async (keptHead?: string) => (await verifyChain(test.db, keptHead)).faults;

/** Changes the records behind the backs of all triggers, and runs `look`; then nothing has happened. */
async function tampered<Answer>(change: string | string[], look: () => Promise<Answer>): Promise<Answer> {
  await sql`create schema if not exists kept`.execute(test.owner);
  for (const table of ['audit_entries', 'audit_blocks'])
    await sql.raw(`create table kept.${table} as table ${table}`).execute(test.owner);
  const behind = (statements: string[]) =>
    test.owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`set local statement_timeout = '60s'`.execute(db);
      for (const each of statements) await sql.raw(each).execute(db);
    });
  try {
    await behind([change].flat());
    return await look();
  } finally {
    await behind(
      ['audit_entries', 'audit_blocks'].flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} select * from kept.${table}`,
        `drop table kept.${table}`,
      ]),
    );
  }
}

const idOf = async (number: number) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'note.add')
      .where('actor_id', '=', officer.id)
      .where('subject_id', '=', String(number))
      .executeTakeFirstOrThrow()
  ).id;

describe('the chain over the audit log', () => {
  it('is whole as it was made, and counts what it looked at', async () => {
    expect(heads).toHaveLength(3);
    expect(await verifyChain(test.db, heads[1])).toMatchObject({ faults: [] });
    expect((await verifyChain(test.db)).lookedAt).toBeGreaterThanOrEqual(6);
  });

  it('names every entry that was put in before it, however many there are', async () => {
    const many = 150_000;
    // In parts, each of which a busy machine writes before a statement counts as stuck.
    const parts = 15;
    const entry = await idOf(2);
    const found = await tampered(
      Array<string>(parts).fill(
        `insert into audit_entries select gen_random_uuid(), actor_id, action, subject_kind, subject_id, account_id, before, after,
          address, created_at, -2000000000, salt, emptied_hash from audit_entries cross join generate_series(1, ${many / parts}) where id = '${entry}'`,
      ),
      () => faults(),
    );
    expect(found.filter((fault) => fault.endsWith('of audit_entries was put in before it'))).toHaveLength(
      many,
    );
  }, 120_000);

  it.each<[string, (id: string) => string, (id: string) => string]>([
    [
      'words of an entry that were changed',
      (id) => `update audit_entries set after = '{"words": "note 9"}' where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries was changed`,
    ],
    [
      'another doer',
      (id) => `update audit_entries set actor_id = null where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries was changed`,
    ],
    [
      'another moment, by a thousandth of a second',
      (id) => `update audit_entries set created_at = created_at - interval '1 ms' where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries was changed`,
    ],
    [
      'the address of an officer, which nobody may empty',
      (id) => `update audit_entries set address = null where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries was changed`,
    ],
    [
      'an emptied entry of somebody who is still there, under a hash of its own',
      (id) =>
        `update audit_entries set after = null, salt = null, emptied_hash = repeat('0', 64) where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries was changed`,
    ],
    [
      'an entry that is gone',
      (id) => `delete from audit_entries where id = '${id}'`,
      (id) => `block 2: entry ${id} of audit_entries is gone`,
    ],
    [
      'an entry that was put in',
      (id) =>
        `insert into audit_entries select '01900000-0000-7000-8000-0000000000ff', actor_id, action, subject_kind, subject_id, account_id, before, after,
          address, created_at, xact, salt, emptied_hash from audit_entries where id = '${id}'`,
      () => 'block 2: entry 01900000-0000-7000-8000-0000000000ff of audit_entries was put in afterwards',
    ],
    [
      'an entry that was put in before all others',
      (id) =>
        `insert into audit_entries select '01900000-0000-7000-8000-0000000000ff', actor_id, action, subject_kind, subject_id, account_id, before, after,
          address, created_at, -2000000000, salt, emptied_hash from audit_entries where id = '${id}'`,
      () => 'block 1: entry 01900000-0000-7000-8000-0000000000ff of audit_entries was put in before it',
    ],
    [
      'entries that were taken away with the list of their block, as if they had been kept for long enough',
      () =>
        `with gone as (delete from audit_entries e using audit_blocks b where b.number = 2 and xact >= from_xact and xact < to_xact)
        update audit_blocks set leaves = null where number = 2`,
      () => 'block 2: its list of entries is gone',
    ],
    ['a block that is gone', () => 'delete from audit_blocks where number = 2', () => 'block 2 is gone'],
    [
      'a block whose list was changed with the entry',
      (id) =>
        `with changed as (update audit_entries e set after = null where id = '${id}' returning e)
        update audit_blocks set leaves = (select array_agg(case when split_part(leaf, ' ', 1) = '${id}' then (select audit_leaf(e) from changed) else leaf end)
          from unnest(leaves) leaf) where number = 2`,
      () => 'block 2: its list of entries was changed',
    ],
    [
      'a block that was made anew with its entries, the ones after it as they were',
      () =>
        `update audit_blocks b set leaves = array['x y'], leaves_hash = audit_leaves_hash(array['x y']), hash = audit_block_hash(
          (number, source, from_xact, to_xact, entries, array['x y'], audit_leaves_hash(array['x y']), previous_hash, hash, sealed_at)::audit_blocks)
          where number = 2`,
      () => 'block 3 does not follow block 2',
    ],
  ])('reports %s', async (_, breakIt, fault) => {
    const id = await idOf(2);
    expect(await tampered(breakIt(id), () => faults())).toContain(fault(id));
    expect(await faults()).toEqual([]);
  });

  it('cannot by itself tell that its newest block was taken away; a head that was kept elsewhere does', async () => {
    const seen = await tampered('delete from audit_blocks where number = 3', async () => ({
      alone: await faults(),
      withHead: await faults(heads[2]),
    }));
    expect(seen.alone).toEqual([]);
    expect(seen.withHead).toEqual(['block 3, which was kept, is gone: the newest is 2']);
    expect(await faults(`3:${'0'.repeat(64)}`)).toEqual(['block 3 is not the one that was kept']);
    expect(await faults('the newest')).toEqual(['the newest names no block (number:hash)']);
  });

  it('stays whole when a person is forgotten, before as after their entries were sealed', async () => {
    await note(test.services, officer, person, 4);
    for (let times = 0; times < 2; times++)
      await workAs(test.services, person).transaction(async (work) => {
        await accountRecords.erase?.(work, person.id);
        await auditRecords.erase?.(work, person.id);
      });
    const left = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'before', 'after', 'address', 'salt', 'emptied_hash'])
      .where('account_id', '=', person.id)
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(7);
    for (const row of left)
      expect(row).toMatchObject({
        before: null,
        after: null,
        salt: null,
        emptied_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        address: row.actor_id === officer.id ? '127.0.0.1' : null,
      });
    expect(await faults(heads[2])).toEqual([]);
    await sealAll(test.db);
    expect(await faults(heads[2])).toEqual([]);
    const id = await idOf(4);
    expect(
      await tampered(`update audit_entries set subject_id = '9' where id = '${id}'`, () => faults()),
    ).toEqual([`block 4: entry ${id} of audit_entries was changed`]);
  });
});
