import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '#app/server/verify/verify-chain.ts';
import { auditRecords } from '#features/audit/server/audit-records.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import type { SecurityEventRow } from '../../contract.ts';
import { alertThresholds } from '../../rules/alert-thresholds.ts';
import { sealAll } from '../chain/chain.test-support.ts';
import { forgetSecurityEvents } from './forget-events.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { type EventRow, writeEvents } from './write-events.ts';

let test: TestApp;
let boss: Caller;
let desk: Caller;
let officer: Someone;
beforeAll(async () => {
  test = await openTestApp();
  boss = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  officer = await moderator(test.services);
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const at = (text: string) => new Date(text);
const event = (more: Partial<EventRow> & { created_at: string }): EventRow => ({
  id: newId(),
  kind: 'login',
  refusal: 'account.wrong_login',
  route: 'POST /api/accounts/login',
  address: '203.0.113.50',
  account_id: null,
  email: null,
  tried: null,
  refusals: 1,
  last_at: more.created_at,
  ...more,
});
const tried = (number: number) => number.toString(16).padStart(16, '0');
const many = (count: number, created_at: string, more: Partial<EventRow> = {}) =>
  Array.from({ length: count }, (_, number) => event({ created_at, tried: tried(number), ...more }));

describe('admins are told', () => {
  it('of many accounts that one address tries, once an hour, however many servers look', async () => {
    const most = alertThresholds.many_accounts;
    const address = '203.0.113.51';
    const now = at('2026-03-01T10:30:00Z');
    await writeEvents(test.db, many(most - 1, '2026-03-01T10:00:00Z', { address }));
    await writeEvents(test.db, many(1, '2026-03-01T10:00:00Z', { address, refusals: 500 }));
    expect(await raiseAlerts(test.db, now)).toEqual([]);
    await writeEvents(test.db, many(1, '2026-03-01T10:01:00Z', { address, tried: tried(99) }));
    const raised = await Promise.all(Array.from({ length: 8 }, () => raiseAlerts(test.db, now)));
    expect(raised.flat()).toEqual([{ pattern: 'many_accounts', subject: address, counted: most }]);
    expect(await raiseAlerts(test.db, at('2026-03-01T10:59:00Z'))).toEqual([]);
    await writeEvents(test.db, many(most, '2026-03-01T11:20:00Z', { address }));
    expect(await raiseAlerts(test.db, at('2026-03-01T11:25:00Z'))).toEqual([]);
    expect(await raiseAlerts(test.db, at('2026-03-01T11:31:00Z'))).toHaveLength(1);
  });

  it('of an address that signs up more people than it may, which are no tries at accounts', async () => {
    const address = '203.0.113.52';
    const waited = { kind: 'throttle' as const, refusal: 'account.too_many_sign_ups', address };
    const most = alertThresholds.many_sign_ups;
    await writeEvents(test.db, many(most - 1, '2026-03-01T12:00:00Z', waited));
    expect(await raiseAlerts(test.db, at('2026-03-01T12:01:00Z'))).toEqual([]);
    await writeEvents(test.db, many(alertThresholds.many_accounts * 2, '2026-03-01T12:01:00Z', waited));
    expect(await raiseAlerts(test.db, at('2026-03-01T12:02:00Z'))).toEqual([
      { pattern: 'many_sign_ups', subject: address, counted: most - 1 + alertThresholds.many_accounts * 2 },
    ]);
  });

  it('of many refusals of one member of staff, and not of a borrower who strays', async () => {
    const person = await borrower(test.services);
    const refused = { kind: 'forbidden' as const, refusals: alertThresholds.refused_staff };
    const created_at = '2026-03-02T10:00:00Z';
    await writeEvents(test.db, [event({ created_at, ...refused, account_id: person.id })]);
    expect(await raiseAlerts(test.db, at('2026-03-02T10:01:00Z'))).toEqual([]);
    await writeEvents(test.db, [event({ created_at, ...refused, account_id: officer.id })]);
    expect(await raiseAlerts(test.db, at('2026-03-02T10:02:00Z'))).toMatchObject([
      { pattern: 'refused_staff', subject: officer.id },
    ]);
  });

  it('of a borrower or a lender who is refused again and again', async () => {
    const people = [await borrower(test.services), await someone(test.services, { userType: 'Partner' })];
    const most = alertThresholds.refused_person;
    const created_at = '2026-03-02T14:00:00Z';
    const refused = (account_id: IdOf<'accounts'>, refusals: number) =>
      event({ created_at, kind: 'forbidden', refusals, account_id });
    await writeEvents(
      test.db,
      people.map(({ id }) => refused(id, most - 1)),
    );
    expect(await raiseAlerts(test.db, at('2026-03-02T14:01:00Z'))).toEqual([]);
    await writeEvents(
      test.db,
      people.map(({ id }) => refused(id, 1)),
    );
    const raised = await raiseAlerts(test.db, at('2026-03-02T14:02:00Z'));
    expect(raised.toSorted((one, other) => one.subject.localeCompare(other.subject))).toEqual(
      people
        .map(({ id }) => ({ pattern: 'refused_person', subject: id, counted: most }))
        .toSorted((one, other) => one.subject.localeCompare(other.subject)),
    );
  });

  it('of many wrong codes, for one account as from one address', async () => {
    const person = await borrower(test.services);
    const wrong = { kind: 'code' as const, refusals: 5, created_at: '2026-03-03T10:00:00Z' };
    await writeEvents(test.db, [
      event({ ...wrong, account_id: person.id, address: '203.0.113.60' }),
      event({ ...wrong, account_id: person.id, address: '203.0.113.61' }),
      event({ ...wrong, refusals: 10, address: '203.0.113.62' }),
    ]);
    const raised = await raiseAlerts(test.db, at('2026-03-03T10:02:00Z'));
    expect(raised.map(({ subject }) => subject).toSorted()).toEqual(['203.0.113.62', person.id].toSorted());
  });

  it('through the whole: guesses at the log-in ring the bell of admins, and lead to the list', async () => {
    const address = '203.0.113.70';
    for (let number = 0; number < alertThresholds.many_accounts; number++)
      await caller(test.app, address).refused('POST /api/accounts/login', {
        body: {
          email: `guess-${number}@example.com`,
          password: 'not the password',
        },
      });
    await test.securityEvents.flush({ isEnd: true });
    const alerts = await boss.call('GET /api/audit/alerts');
    expect(alerts[0]).toMatchObject({ pattern: 'many_accounts', address, about: null, counted: 10 });
    const found = await desk.call('GET /api/audit/security', { query: { address, kind: 'login' } });
    expect(found.total).toBe(10);
    expect(found.rows).toHaveLength(8);
    expect(found.rows[0]).toMatchObject({ kind: 'login', address, about: null, refusals: 1 });
  });

  it('through the whole: a borrower who tries the calls of the desk, and a crowd of sign-ups', async () => {
    const stray = await borrower(test.services);
    const browser = await loggedIn(test, stray);
    for (let call = 0; call < alertThresholds.refused_person; call++)
      expect((await browser.refused('GET /api/audit/alerts')).status).toBe(403);
    const address = '203.0.113.71';
    const crowd = caller(test.app, address);
    const signUp = (number: number) =>
      crowd.reply('POST /api/accounts/register', {
        body: {
          firstName: 'Marcia',
          lastName: 'Brown',
          email: `crowd-${number}@example.com`,
          promoCode: '',
          phone: '8765550123',
          password: 'mango-Sorrel 47 breeze',
        },
      });
    expect((await signUp(0)).status).toBe(200);
    await test.db.updateTable('throttles').set({ hits: 60 }).execute();
    for (let number = 1; number <= alertThresholds.many_sign_ups; number++)
      expect((await signUp(number)).status).toBe(429);
    await test.securityEvents.flush({ isEnd: true });
    const alerts = await boss.call('GET /api/audit/alerts');
    expect(alerts).toContainEqual(
      expect.objectContaining({
        pattern: 'refused_person',
        about: expect.objectContaining({ _id: stray.id }),
        counted: alertThresholds.refused_person,
      }),
    );
    expect(alerts).toContainEqual(
      expect.objectContaining({ pattern: 'many_sign_ups', about: null, address }),
    );
  });
});

describe('the security events', () => {
  const search = async (query: string) =>
    (await desk.get(`/api/audit/security?${query}`)).body as { rows: SecurityEventRow[]; total: number };

  it('are searched by kind, address, account and days in Jamaica; a search is on record', async () => {
    expect((await search('from=2026-03-02&to=2026-03-02')).total).toBe(6);
    expect((await search('from=2026-03-02&to=2026-03-03&kind=code')).total).toBe(3);
    const { rows } = await search(`account=${officer.id}&from=2026-03-02&to=2026-03-02`);
    expect(rows).toMatchObject([
      { kind: 'forbidden', about: { _id: officer.id, email: officer.email }, refusals: 20 },
    ]);
    for (const query of ['kind=x', 'from=soon', 'account=1', 'page=0'])
      expect((await desk.get(`/api/audit/security?${query}`)).status, query).toBe(422);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'audit.search')
      .where('actor_id', '=', officer.id)
      .execute();
    expect(audit.map(({ after }) => after)).toContainEqual({
      view: 'security',
      kind: 'code',
      from: '2026-03-02',
      to: '2026-03-03',
    });
  });

  it('are in the chain, and the page shows its head', async () => {
    await sealAll(test.db);
    const { newest } = await desk.call('GET /api/audit/chain');
    expect(await verifyChain(test.db, newest?.head ?? '')).toMatchObject({ faults: [] });
    const sealed = await test.db.selectFrom('audit_blocks').select('source').execute();
    expect(new Set(sealed.map(({ source }) => source))).toEqual(
      new Set(['audit_entries', 'security_events']),
    );
  });

  it('lose the address with an account that is deleted, told to its person before', async () => {
    const person = await borrower(test.services);
    const created_at = '2026-03-04T10:00:00Z';
    await writeEvents(test.db, [event({ created_at, account_id: person.id, address: '203.0.113.80' })]);
    await sealAll(test.db);
    const work = workAs(test.services, person);
    const [, tries] = await auditRecords.held(work, person.id);
    expect(await Array.fromAsync(tries?.many?.batches() ?? [])).toMatchObject([[{ 'How often': 1 }]]);
    await sql`update accounts set erased_at = now(), status = 'Cancelled', email = id || '@deleted.invalid', phone = null, image_file_id = null,
      promo_code = null, last_login_at = null where id = ${person.id}`.execute(test.owner);
    await work.transaction(async (work) => auditRecords.erase?.(work, person.id));
    const row = await test.db
      .selectFrom('security_events')
      .select(['address', 'tried', 'salt', 'refusals'])
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ address: null, tried: null, salt: null, refusals: 1 });
    expect((await verifyChain(test.db)).faults).toEqual([]);
    await writeEvents(test.db, [event({ created_at, id: newId(), account_id: person.id })]);
    const late = await test.db
      .selectFrom('security_events')
      .select('address')
      .where('account_id', '=', person.id)
      .execute();
    expect(late.map(({ address }) => address)).toEqual([null, null]);
  });
});

describe('after 180 days', () => {
  it('events and alerts are gone, not a day before; the chain is whole, and nobody puts one in again', async () => {
    const old = await openTestApp();
    try {
      await writeEvents(old.db, many(3, '2026-01-01T10:00:00Z', { address: '203.0.113.90' }));
      await sealAll(old.db);
      const age = (days: number) =>
        old.owner.transaction().execute(async (db) => {
          await sql`set local session_replication_role = replica`.execute(db);
          await sql`update security_events set created_at = now() - make_interval(days => ${days})`.execute(
            db,
          );
          await sql`update audit_blocks set sealed_at = now() - make_interval(days => ${days}),
            leaves = (select array_agg(audit_leaf(e) order by xact, id) from security_events e) where source = 'security_events'`.execute(
            db,
          );
          await sql`update audit_blocks set leaves_hash = audit_leaves_hash(leaves) where source = 'security_events'`.execute(
            db,
          );
          await sql`update audit_blocks b set hash = audit_block_hash(b) where source = 'security_events'`.execute(
            db,
          );
        });
      await age(179);
      await forgetSecurityEvents(old.db, new Date());
      expect(await old.db.selectFrom('security_events').select('id').execute()).toHaveLength(3);
      await age(181);
      expect((await verifyChain(old.db)).faults).toEqual([]);
      await expect(old.db.deleteFrom('security_events').execute()).rejects.toThrow(/permission denied/);
      await forgetSecurityEvents(old.db, new Date());
      expect(await old.db.selectFrom('security_events').select('id').execute()).toEqual([]);
      expect((await verifyChain(old.db)).faults).toEqual([]);
      await sql`insert into security_events (id, kind, refusal, route, refusals, created_at, last_at, xact)
        select gen_random_uuid(), 'login', 'x', 'x', 1, now(), now(), to_xact - 1 from audit_blocks where source = 'security_events'`.execute(
        old.owner,
      );
      expect((await verifyChain(old.db)).faults).toEqual([expect.stringMatching(/was put in afterwards/)]);
    } finally {
      await old.close();
    }
  });
});
