// What the audit log calls the records of its lines, after a day on which much was done.

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditEntryRow } from '#features/audit/contract.ts';
import type { PolicyFigures } from '#features/decisions/contract.ts';
import { challenged, published } from '#features/decisions/server/policy-desk/policy-desk.test-support.ts';
import { installLandingCopy } from '#features/site/server/landing-copy.ts';
import { newId } from '#shared/id.ts';
import { NAMED_BY_ENTRY, NAMED_BY_PERSON, ONLY_ONE } from './support/audit-names.ts';
import { loggedIn, type Someone, someone } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp, workAs } from './support/database.ts';
import { asId } from './support/ids.ts';
import { lender } from './support/lenders.ts';
import { recordsOf } from './support/records.ts';

let test: TestApp;
let lead: Someone;
let desk: Caller;
let lines: AuditEntryRow[];
beforeAll(async () => {
  test = await openTestApp();
  lead = await someone(test.services, { userType: 'Admin', firstName: 'Lea', lastName: 'Officer' });
  desk = await loggedIn(test, lead);
  const { application } = await recordsOf(test, await someone(test.services, { firstName: 'Marcia' }));
  await workOfADay(application);
  lines = await everyLine();
}, 120_000);
afterAll(() => test.close());

async function workOfADay(application: string) {
  await desk.call('POST /api/casework/:id/take', {
    params: { id: asId(application) },
    body: { queue: 'Applications', from: null },
  });
  await desk.call('POST /api/verification/settings', { body: { version: 0, verifyUndocumented: true } });
  await desk.call('POST /api/verification/reasons', { body: { version: 0, reasons: [] } });
  await desk.call('POST /api/casework/levels', { body: { queue: 'Redemptions', hours: 2 } });
  await desk.call('POST /api/second-looks/shares', { body: { queue: 'Applications', percent: 10 } });
  await desk.call('POST /api/holidays', { body: { day: '2031-03-31', name: 'General election' } });
  await desk.get('/api/list-file?list=/api/accounts&columns=email&headings=Email');
  await desk.get('/api/export/Account?columns=email');
  await desk.call('POST /api/policy/drafts', { body: { fromVersion: 1 } });
  await workOnThePolicy();
  await workOnTheCopy();
  const their = await loggedIn(test, (await lender(test.services)).account);
  await their.get('/api/partner-report/products');
  await desk.call('POST /api/jobs/retry/:id', {
    params: { id: await failedJob() },
    body: { queue: 'try-policy' },
  });
  await desk.call('GET /api/audit', { query: { kind: 'prize', staff: lead.id, from: '2026-03-01' } });
  await desk.call('GET /api/audit', { query: { action: 'loan.repay', person: 'Camp' } });
  await desk.call('GET /api/audit');
}

/** A version put in force by a second person, one tried on a share and promoted, one stopped, and the way back to the first. */
async function workOnThePolicy() {
  const stand =
    (offerStandsDays: number) =>
    (figures: PolicyFigures): PolicyFigures => ({ ...figures, offerStandsDays });
  await published(test.services, stand(11));
  const stopped = await challenged(test.services, stand(12));
  await desk.call('POST /api/policy/challenges/:id/stop', {
    params: { id: stopped },
    body: { note: 'Too few offers' },
  });
  const promoted = await challenged(test.services, stand(13));
  await desk.call('POST /api/policy/challenges/:id/promote', {
    params: { id: promoted },
    body: { note: 'Fewer went bad', withoutComparison: true },
  });
  await desk.call('POST /api/policy/versions/:id/return', {
    params: { id: 1 },
    body: { note: 'As it was before' },
  });
}

async function workOnTheCopy() {
  await workAs(test.services, null).transaction((work) => installLandingCopy(work));
  const { version, copy } = await desk.call('GET /api/informations/landingCopy/latest');
  const [slot = '', words = ''] = Object.entries(copy)[0] ?? [];
  const save = (from: number, ending: string, publish: boolean) =>
    desk.call('POST /api/informations/editLandingCopy', {
      body: { version: from, publish, copy: { ...copy, [slot]: words + ending } },
    });
  const saved = await save(version, '!', false);
  const edited = await save(saved.version, '!!', true);
  await desk.call('POST /api/informations/landingCopy/revert', {
    body: { version: edited.version, to: version },
  });
}

/** As the queue keeps one that was given up. */
async function failedJob(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, state, data, output, retry_count, retry_limit, created_on, started_on, start_after, completed_on, policy)
    values ('try-policy', 'failed', '{}', '{}', 5, 5, now(), now(), now() + interval '1 day', now(), 'standard') returning id`.execute(
    test.db,
  );
  return rows[0]?.id ?? '';
}

async function everyLine(): Promise<AuditEntryRow[]> {
  const found: AuditEntryRow[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await desk.call('GET /api/audit', { query: { page } });
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}

const namesOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ named }) => named);

it('names the record of every line that has one', () => {
  const kinds = new Set(lines.map(({ kind }) => kind));
  expect([...NAMED_BY_ENTRY].filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(kinds.size).toBeGreaterThan(20);
  const unnamed = lines.filter(({ kind, named, by, about }) => {
    if (named !== null || ONLY_ONE.has(kind)) return false;
    return !NAMED_BY_PERSON.has(kind) || (by === null && about === null);
  });
  expect(unnamed.map(({ kind, action }) => `${kind}: ${action}`)).toEqual([]);
});

it('names a version of the policy and of the copy by its number, a lender’s report and a job by what they are', () => {
  const kinds = ['policy', 'landing copy', 'report', 'job'];
  expect(Object.fromEntries(kinds.map((kind) => [kind, [...new Set(namesOf(kind))]]))).toEqual({
    policy: ['6', '5', '4', '3', '2'],
    'landing copy': ['4', '3', '2'],
    report: ['products'],
    job: ['try-policy'],
  });
});

it('names a search of the log by what it asked for', () => {
  expect(namesOf('audit')).toEqual([
    'all entries',
    expect.stringMatching(/^Person: Camp, Action: /),
    'Done by: Lea Officer, Kind of record: Prize, From: March 1st 2026',
  ]);
});

it('names a draft of the policy, and a signal, by what they are of and since when', async () => {
  const drafts = namesOf('policyDraft');
  expect(drafts).toContainEqual(expect.stringMatching(/^from version 1, \w+ \d+\w\w \d{4}$/));
  expect(drafts.filter((named) => !/^from version \d, \w+ \d+\w\w \d{4}$/.test(named ?? ''))).toEqual([]);
  const signal = newId<'signals'>();
  await test.db
    .insertInto('signals')
    .values({
      ...{ id: signal, kind: 'Trn', mark: 'a'.repeat(64), state: 'Open', words: '' },
      found_at: new Date('2026-03-02T12:00:00Z'),
    })
    .execute();
  await desk.call('POST /api/signals/:id/claim', { params: { id: signal }, body: { from: null } });
  const { rows } = await desk.call('GET /api/audit', { query: { kind: 'signal' } });
  expect(rows[0]?.named).toBe('TRN, March 2nd 2026');
});
