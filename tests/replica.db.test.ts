// Reports and exports with a replica: they are read there, and say neither less nor anything older than the primary would.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openServer } from '#platform/server/database/database.ts';
import { loggedIn, someone } from './support/builders.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { lender } from './support/lenders.ts';
import { findPrograms, type PostgresServer, startPostgres } from './support/postgres-server.ts';
import { startReplica } from './support/replica.ts';

describe.skipIf(!findPrograms())('a replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let database: OpenDatabase;
  beforeAll(async () => {
    primary = (await startPostgres({ durable: true })) as PostgresServer;
    replica = await startReplica(primary.url);
    database = await openServer(primary.url, 4, { replica: replica.url });
  });
  afterAll(async () => {
    await database?.close();
    await replica?.stop();
    await primary?.stop();
  });

  const written = async (note: string) => {
    await sql`create table if not exists notes (note text)`.execute(database.db);
    await sql`insert into notes values (${note})`.execute(database.db);
  };
  const readThere = async () => {
    const db = await database.replica?.caughtUp();
    if (!db) return null;
    const { rows } = await sql<{ note: string; follows: boolean }>`
      select note, pg_is_in_recovery() as follows from notes order by note`.execute(db);
    expect(rows.every(({ follows }) => follows)).toBe(true);
    return rows.map(({ note }) => note);
  };
  const onReplica = async (statement: string) => {
    const there = await openServer(replica.url, 1);
    await sql.raw(statement).execute(there.db);
    await there.close();
  };

  it('is read once it has what was written the moment before', async () => {
    for (let at = 0; at < 20; at++) {
      await written(`note ${at}`);
      expect(await readThere()).toHaveLength(at + 1);
    }
    expect(await database.replica?.lagSeconds()).toBe(0);
  });

  it('is not read while it lags, and says by how much', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await written('unseen there');
    expect(await readThere()).toBeNull();
    expect(await database.replica?.lagSeconds()).toBeGreaterThan(0);
    await onReplica('select pg_wal_replay_resume()');
    expect(await readThere()).toContain('unseen there');
  });

  it('is not read when it has become a database of its own, nor when it is gone', async () => {
    await onReplica('select pg_promote()');
    expect(await readThere()).toBeNull();
    await replica.stop();
    expect(await readThere()).toBeNull();
    expect(await database.replica?.lagSeconds()).toBeNull();
  });
});

describe('a report', () => {
  let test: TestApp;
  let readOnly: OpenDatabase;
  let asked = 0;
  beforeAll(async () => {
    test = await openTestApp();
    const address = new URL(test.ownerAddress);
    address.searchParams.set('options', '-cdefault_transaction_read_only=on');
    readOnly = await openServer(address.href, 2);
    test.services.replica = {
      caughtUp: async () => {
        asked += 1;
        return readOnly.db;
      },
      lagSeconds: async () => 0,
    };
  });
  afterAll(async () => {
    await readOnly?.close();
    await test?.close();
  });

  it.each([
    '/api/export/Account?columns=email',
    '/api/export/Decision',
    '/api/list-file?list=/api/accounts&columns=email&headings=Email',
    '/api/list-file?list=/api/audit&columns=_id&headings=Id',
    '/api/score',
    '/api/score/challenge',
    '/api/team',
  ])(
    '%s is read where nothing can be written, and what it leaves in the audit log is written all the same',
    async (path) => {
      const admin = await someone(test.services, { userType: 'Admin' });
      const before = asked;
      const { status, body } = await (await loggedIn(test, admin)).get(path);
      expect({ status, body }).toMatchObject({ status: 200 });
      expect(asked).toBe(before + 1);
      const noted = await test.db
        .selectFrom('audit_entries')
        .select('action')
        .where('actor_id', '=', admin.id)
        .execute();
      expect(noted.length > 0).toBe(/export|list-file/.test(path));
    },
  );

  it('of a lender is read there too', async () => {
    const browser = await loggedIn(test, (await lender(test.services)).account);
    const before = asked;
    for (const path of ['/api/partner-report', '/api/partner-report/loans'])
      expect(await browser.get(path)).toMatchObject({ status: 200 });
    expect(asked).toBe(before + 2);
    expect(readOnly.pools()[0]?.open).toBeGreaterThan(0);
  });

  it('is answered by the primary where the replica ends it', async () => {
    const admin = await someone(test.services, { userType: 'Admin' });
    const browser = await loggedIn(test, admin);
    const { replica } = test.services;
    const gone = await openServer(test.ownerAddress, 1);
    await gone.close();
    test.services.replica = { caughtUp: async () => gone.db, lagSeconds: async () => 0 };
    expect((await browser.get('/api/team')).status).toBe(200);
    test.services.replica = replica ?? null;
  });

  it('is refused at once to whoever was logged out, whatever the replica still says', async () => {
    const admin = await someone(test.services, { userType: 'Admin' });
    const browser = await loggedIn(test, admin);
    expect((await browser.get('/api/team')).status).toBe(200);
    await test.db.deleteFrom('sessions').where('account_id', '=', admin.id).execute();
    expect((await browser.get('/api/team')).status).toBe(401);
  });
});
