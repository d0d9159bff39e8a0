import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordMoments, recordNames } from '#app/server/record-names.ts';
import { prizeOnOffer } from '#features/prizes/server/prizes.test-support.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { listen } from '../../../../bench/lists/recorded-calls.ts';
import type { AuditEntryRow, AuditPerson } from '../contract.ts';
import { auditFilters } from '../fields/staff-audit-list.ts';
import { audit } from './audit.test-support.ts';
import type { AuditEntry } from './audit.ts';
import { recordSearch } from './record-search.ts';

type Found = { rows: AuditEntryRow[]; total: number; hasMore: boolean; people: AuditPerson[] };

let test: TestApp;
let zipporah: Someone;
let delroy: Someone;
let officer: Someone;
let colleague: Someone;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  zipporah = await someone(test.services, { firstName: 'Zipporah', lastName: 'Quarrington' });
  delroy = await someone(test.services, { firstName: 'Delroy', lastName: 'Quarrington' });
  officer = await moderator(test.services, { firstName: 'Ophelia' });
  colleague = await moderator(test.services, { firstName: 'Cedric' });
  browser = await loggedIn(test, officer);
  await did(colleague, 'verification.approve', 'verification', zipporah, '2026-03-02T12:00:00Z');
  await did(colleague, 'application.reject', 'application', delroy, '2026-03-03T12:00:00Z');
  await did(officer, 'application.approve', 'application', zipporah, '2026-03-05T04:59:59Z');
  for (let note = 0; note < 12; note++)
    await did(officer, 'note.add', 'note', delroy, '2026-03-06T12:00:00Z');
});
afterAll(() => test.close());

const did = (actor: Someone, action: string, subjectKind: string, about: Someone, at: string) =>
  workAs(test.services, actor, new Date(at)).transaction((work) =>
    audit(work, {
      action,
      subjectKind,
      subjectId: newId(),
      accountId: about.id,
      before: { status: 'Pending' },
      after: { status: 'Done' },
    } satisfies AuditEntry),
  );

const search = async (query: string) => (await browser.get(`/api/audit?${query}`)).body as Found;
const actions = async (query: string) => (await search(query)).rows.map(({ action }) => action);

describe('the audit log', () => {
  it('is searched by a part of a name, which finds the accounts too, or by one account', async () => {
    const both = await search('person=QUARRING&from=2026-03-01&to=2026-03-05');
    expect(both.rows.map(({ action }) => action)).toEqual([
      'application.approve',
      'application.reject',
      'verification.approve',
    ]);
    expect(both.people.map(({ fullName }) => fullName)).toEqual([
      'Delroy Quarrington',
      'Zipporah Quarrington',
    ]);
    const her = await search(`person=${zipporah.id}`);
    expect(her).toMatchObject({ total: 2, people: [{ _id: zipporah.id }] });
    expect(her.rows[0]).toMatchObject({
      action: 'application.approve',
      kind: 'application',
      by: { _id: officer.id, fullName: expect.stringContaining('Ophelia'), userType: 'Moderator' },
      about: { _id: zipporah.id, email: zipporah.email },
      before: { status: 'Pending' },
      after: { status: 'Done' },
    });
    expect(await search('person=nobody-is-called-this')).toMatchObject({ rows: [], total: 0, people: [] });
  });

  it('is searched by staff member, action, kind of record and days in Jamaica, together too', async () => {
    expect(await actions(`staff=${colleague.id}`)).toEqual(['application.reject', 'verification.approve']);
    expect(await actions('action=application.approve')).toEqual(['application.approve']);
    expect(await actions('kind=application')).toEqual(['application.approve', 'application.reject']);
    expect(await actions(`kind=application&staff=${colleague.id}`)).toEqual(['application.reject']);
    expect(await actions('from=2026-03-04&to=2026-03-04')).toEqual(['application.approve']);
    for (const query of ['from=soon', 'staff=me', 'action=a%27b', 'action=zzz', 'kind=zzz', 'page=0'])
      expect((await browser.get(`/api/audit?${query}`)).status, query).toBe(422);
  });

  it('is paged by eight, the newest first, and ends where days must lead further', async () => {
    const first = await search('action=note.add');
    expect(first).toMatchObject({ total: 12, hasMore: false, perPage: 8 });
    const second = await search('action=note.add&page=2');
    expect(new Set([...first.rows, ...second.rows].map(({ _id }) => _id)).size).toBe(12);
    for (const page of [3, 1_251, 99_999])
      expect(await search(`action=note.add&page=${page}`)).toMatchObject({ rows: [], total: 12, page });
  });

  it('has its own entry for a search, once for all its pages', async () => {
    const searches = () =>
      test.db
        .selectFrom('audit_entries')
        .select('after')
        .where('action', '=', 'audit.search')
        .where('actor_id', '=', officer.id)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    const before = (await searches()).length;
    const ofContests = async () =>
      (await searches()).filter(({ after }) => JSON.stringify(after).includes('contest'));
    await search('kind=contest&from=2026-01-01');
    await search('kind=contest&from=2026-01-01&page=2');
    await search('kind=contest&from=2026-01-01');
    expect(await ofContests()).toEqual([{ after: { kind: 'contest', from: '2026-01-01' } }]);
    await search('kind=prize');
    expect(await searches()).toHaveLength(before + 2);
  });

  it('asks the database nothing for the entry of a search again while its pages are turned, and after ten minutes keeps another', async () => {
    const begun = new Date('2026-05-04T12:00:00Z').getTime();
    const after = (minutes: number) =>
      recordSearch(workAs(test.services, officer, new Date(begun + minutes * MINUTE_MS)), { person: 'Camp' });
    const asked = async (minutes: number) => {
      const statements: string[] = [];
      const stop = listen(({ text }) => statements.push(text));
      await after(minutes).finally(stop);
      return statements.filter((text) => text.includes('audit_entries')).length;
    };
    const kept = () =>
      test.db
        .selectFrom('audit_entries')
        .select('created_at')
        .where(sql<boolean>`after = '{"person":"Camp"}'::jsonb`)
        .orderBy('created_at')
        .execute();
    expect([await asked(0), await asked(1), await asked(9)]).toEqual([1, 0, 0]);
    expect(await kept()).toHaveLength(1);
    expect([await asked(11), await asked(12)]).toEqual([1, 0]);
    expect((await kept()).map(({ created_at }) => created_at.getTime() - begun)).toEqual([0, 11 * MINUTE_MS]);
  });

  it('is searched by every kind of record that the screen offers', async () => {
    for (const kind of auditFilters.kind)
      expect((await browser.get(`/api/audit?kind=${encodeURIComponent(kind)}`)).status, kind).toBe(200);
  });

  it('says in words what was done, and what can be asked for', async () => {
    const { actions } = await browser.call('GET /api/audit/actions');
    expect(actions).toContainEqual({ action: 'loan.approve_waiver', what: 'Approved a waiver' });
    expect(actions).toContainEqual({ action: 'audit.search', what: 'Searched the audit log' });
    const { rows } = await browser.call('GET /api/audit', { query: { action: 'audit.search' } });
    expect(new Set(rows.map(({ what }) => what))).toEqual(new Set(['Searched the audit log']));
  });

  it('names the record of each line: by its table, else by what the entry keeps', async () => {
    const prize = await prizeOnOffer(test.services, { name: 'School bag' });
    const about = (subjectKind: string, subjectId: string, after?: object) =>
      workAs(test.services, officer, new Date('2026-04-02T12:00:00Z')).transaction((work) =>
        audit(work, { action: 'contest.draw', subjectKind, subjectId, ...(after && { after }) }),
      );
    const kinds = new Set([...Object.keys(recordNames(officer)), ...Object.keys(recordMoments)]);
    for (const kind of kinds) await about(kind, newId());
    await about('prize', prize, { name: 'A satchel' });
    await about('holiday', '2026-03-31', { name: 'General election' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(`action=contest.draw&page=${page}`)));
    const named = pages.flatMap(({ rows }) => rows).map((row) => [row.kind, row.named]);
    const known = named.filter(([, name]) => name !== null);
    expect(known).toHaveLength(2);
    expect(known).toContainEqual(['holiday', 'March 31st 2026, General election']);
    expect(known).toContainEqual(['prize', 'School bag']);
    expect(named).toHaveLength(kinds.size + 2);
  });

  it('names the staff to choose from, and is for staff alone', async () => {
    const { staff } = await browser.call('GET /api/audit/staff');
    expect(staff.map(({ _id }) => _id).toSorted()).toEqual([officer.id, colleague.id].toSorted());
    const borrower = await loggedIn(test, zipporah);
    for (const path of ['/api/audit', '/api/audit/actions', '/api/audit/staff'])
      expect((await borrower.get(path)).status).toBe(403);
  });
});
