import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { type Db, openServer } from '#platform/server/database/database.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { sealAll } from './chain.test-support.ts';
import { sealAudit } from './seal-audit.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };

let database: OpenDatabase;
let owner: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = await openServer(database.ownerConnectionString, 4);
  db = database.db;
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

const write = async (on: Db = db, id = newId<'audit_entries'>()): Promise<IdOf<'audit_entries'>> => {
  await on
    .insertInto('audit_entries')
    .values({ id, action: 'note.add', subject_kind: 'note', subject_id: '1', created_at: new Date() })
    .execute();
  return id;
};

const seal = async (mostEntries?: number) => {
  const sealed: { number: number; entries: number }[] = [];
  await sealAudit(db, (block) => sealed.push(block), mostEntries);
  return sealed;
};

/** Everything that is in a block, in the order of the chain. */
const inBlocks = async (): Promise<string[]> =>
  (await db.selectFrom('audit_blocks').select('leaves').orderBy('number').execute()).flatMap(({ leaves }) =>
    (leaves ?? []).map((leaf) => leaf.split(' ')[0] ?? ''),
  );

beforeEach(async () => {
  await sealAll(db);
});

describe('sealing', () => {
  it('takes each entry once, and makes no block of nothing', async () => {
    const ids = [await write(), await write(), await write()];
    expect((await sealAll(db)).map(({ entries }) => entries)).toEqual([3]);
    expect((await inBlocks()).slice(-3)).toEqual(ids);
    expect(await seal()).toEqual([]);
  });

  it('waits for a transaction that still runs, and for all that were begun after it; then leaves out none', async () => {
    const early = newId<'audit_entries'>(Date.now() - 60_000);
    const waiting: string[] = [];
    await db.transaction().execute(async (open) => {
      await write(open, early);
      waiting.push(early, await write(), await write());
      expect(await seal()).toEqual([]);
    });
    expect((await sealAll(db)).map(({ entries }) => entries)).toEqual([3]);
    expect((await inBlocks()).slice(-3).toSorted()).toEqual(waiting.toSorted());
  });

  it('is not held up by who only reads, nor by what was rolled back', async () => {
    await db.transaction().execute(async (reading) => {
      await sql`select count(*) from audit_entries`.execute(reading);
      await db
        .transaction()
        .execute(async (gone) => {
          await write(gone);
          throw new Error('rolled back');
        })
        .catch(() => {});
      const id = await write();
      await sealAll(db);
      expect((await inBlocks()).at(-1)).toBe(id);
    });
  });

  it('makes several blocks of much, and never parts what one transaction wrote', async () => {
    const before = (await inBlocks()).length;
    for (let entry = 0; entry < 5; entry++) await write();
    await db.transaction().execute(async (one) => {
      for (let entry = 0; entry < 4; entry++) await write(one);
    });
    await write();
    expect((await sealAll(db, 3)).map(({ entries }) => entries)).toEqual([3, 2, 4, 1]);
    expect((await inBlocks()).length).toBe(before + 10);
  });

  it('by two at once puts nothing in twice, and makes one chain', async () => {
    const writing = Array.from({ length: 40 }, () => write());
    const sealing = Array.from({ length: 6 }, () => seal(7));
    const ids = await Promise.all(writing);
    await Promise.all(sealing);
    await sealAll(db);
    const sealed = await inBlocks();
    expect(new Set(sealed).size).toBe(sealed.length);
    expect(ids.filter((id) => !sealed.includes(id))).toEqual([]);
    const blocks = await db
      .selectFrom('audit_blocks')
      .select(['number', 'hash', 'previous_hash'])
      .orderBy('number')
      .execute();
    expect(blocks.map(({ number }) => number)).toEqual(blocks.map((_, place) => place + 1));
    expect(blocks.slice(1).map((block) => block.previous_hash)).toEqual(
      blocks.slice(0, -1).map(({ hash }) => hash),
    );
  });

  it('is done by a function alone: whoever serves writes no block, and dates no entry into one', async () => {
    const denied = /permission denied/;
    await expect(
      sql`insert into audit_blocks select number + 1, source, to_xact, to_xact + 1, 1, leaves, leaves_hash, hash, 'x', sealed_at
        from audit_blocks order by number desc limit 1`.execute(db),
    ).rejects.toThrow(denied);
    await expect(sql`delete from audit_blocks`.execute(db)).rejects.toThrow(denied);
    await expect(
      sql`insert into audit_entries (id, action, subject_kind, subject_id, created_at, xact)
        values (gen_random_uuid(), 'note.add', 'note', '1', now(), 5)`.execute(db),
    ).rejects.toThrow(denied);
    await expect(sql`delete from audit_blocks`.execute(owner.db)).rejects.toThrow(/never changed or removed/);
  });
});

describe('a database that was put back from a dump', () => {
  it('goes on counting above what is on record, so that nothing new hides below it', async () => {
    const ahead = 5_000_000_000;
    await sql`insert into audit_blocks select number + 1, source, to_xact, ${ahead}, 1, leaves, leaves_hash, hash, 'made up', sealed_at
      from audit_blocks order by number desc limit 1`.execute(owner.db);
    const hidden = await write();
    expect(await seal()).toEqual([]);
    expect(await inBlocks()).not.toContain(hidden);
    await sql`select resume_audit()`.execute(owner.db);
    const id = await write();
    await vi.waitFor(async () => {
      await seal();
      expect(await inBlocks()).toContain(id);
    }, PATIENCE);
    await sql`select resume_audit()`.execute(owner.db);
    const next = await write();
    await vi.waitFor(async () => {
      await seal();
      expect(await inBlocks()).toContain(next);
    }, PATIENCE);
  });
});
