import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { grantSeeds, ISSUED, spendSeeds } from './ledger.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const seedsOf = (person: Someone) => loggedIn(test, person);

describe("one's own seeds", () => {
  it('are listed both ways, the newest first, each with its reason and the balance after it', async () => {
    const person = await someone(test.services);
    const other = await someone(test.services);
    const { call } = await seedsOf(person);
    const at = (minute: number, id = person.id) => ({
      work: workAs(test.services, null, new Date(Date.UTC(2026, 0, 1, 0, minute))),
      id,
    });
    for (let step = 0; step < 9; step++) {
      const { work, id } = at(step);
      await work.transaction((work) =>
        grantSeeds(work, id, { cause: `test:${id}:${step}`, seeds: 10, reason: `Section ${step}` }),
      );
    }
    const { work, id } = at(20);
    await work.transaction((work) =>
      spendSeeds(work, id, { cause: `test:${id}:spent`, seeds: 35, reason: 'Phone credit' }),
    );
    await work.transaction((work) =>
      grantSeeds(work, other.id, { cause: `test:${other.id}`, seeds: 99, reason: 'Not hers' }),
    );

    const first = await call('GET /api/seeds');
    expect(first).toMatchObject({ total: 10, page: 1, perPage: 8 });
    expect(first.rows).toHaveLength(8);
    expect(first.rows[0]).toMatchObject({
      point: -35,
      balance: 55,
      reason: 'Phone credit',
      submittedInformation: null,
    });
    expect(first.rows[1]).toMatchObject({ point: 10, balance: 90, reason: 'Section 8' });
    const second = await call('GET /api/seeds', { query: { page: 2 } });
    expect(second.rows.map(({ balance }) => balance)).toEqual([20, 10]);
    const third = await call('GET /api/seeds', { query: { page: 3 } });
    expect(third).toMatchObject({ rows: [], total: 10 });
  });

  it('are none at the beginning', async () => {
    const { call } = await seedsOf(await someone(test.services));
    expect(await call('GET /api/seeds')).toMatchObject({ rows: [], total: 0 });
  });

  it('are read along their index, too, by a plan that is made for everybody', async () => {
    const { id } = await someone(test.services);
    await test.owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
        select gen_random_uuid(), 'test:many:' || n, ${ISSUED}::uuid, ${id}, 1, 'One of many', now() from generate_series(1, 20000) n`.execute(
        db,
      );
    });
    await sql`select gather_statistics()`.execute(test.db);
    await test.db.connection().execute(async (db) => {
      await sql`set plan_cache_mode = force_generic_plan`.execute(db);
      await sql`prepare spent as select count(*) from seed_transfers where from_account = $1`.execute(db);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute spent(${sql.lit(id)})`.execute(db);
      await sql`deallocate spent`.execute(db);
      await sql`reset plan_cache_mode`.execute(db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using seed_transfers_from');
    });
  });
});
