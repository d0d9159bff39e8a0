// What staff read when very much waits: the same pages as ever, counted as far as a list counts, and no large table read whole for them.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_ASKED } from '#features/verification/server/queue/free-documents.ts';
import { MOST_FOUND } from '#shared/figure.ts';
import { ROWS_PER_PAGE } from '#shared/list/choices.ts';
import { type Explained, wastefulReads } from '../bench/lists/plans.ts';
import { heardDuring, type Statement } from '../bench/lists/recorded-calls.ts';
import { loggedIn, moderator, type Someone, someone } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { writePastTriggers } from './support/past-triggers.ts';
import { recordsOf } from './support/records.ts';

const MANY = 6_000;
/** In the hands of one officer. */
const OWN = 40;
const LAST_PAGE = MOST_FOUND / ROWS_PER_PAGE;

let test: TestApp;
let owner: pg.Client;
let ann: Someone;
let desk: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services);
  desk = await loggedIn(test, ann);
  await recordsOf(test, await someone(test.services));
  owner = await test.ownerConnection();
  await writePastTriggers(owner, filling());
}, 120_000);
afterAll(() => test.close());

/** Everybody has one of each that waits, without triggers and foreign keys: copies of those that went through the product. */
const filling = (): string[] => [
  `create temp table crowd as select n, gen_random_uuid() as id from generate_series(1, ${MANY}) n`,
  `insert into accounts (id, email, password_hash, first_name, last_name, country, user_type, status, info_status, has_second_factor, created_at, assigned_to, assigned_at)
    select id, n || '@crowd.example', 'none', 'Marcia', 'Campbell', 'Jamaica', 'User', 'Active', 'FullModel', false, now() - n * interval '1 minute',
      case when n <= ${OWN} then '${ann.id}'::uuid end, case when n <= ${OWN} then now() end from crowd`,
  copies(
    'decision_reviews',
    "'decision_id', gen_random_uuid(), 'asked_at', now() - a.n * interval '1 minute'",
  ),
  copies('redemptions', "'created_at', now() - a.n * interval '1 minute', 'status', 'Pending'"),
  copies(
    'verifications',
    "'submission_id', gen_random_uuid(), 'status', 'Submitted', 'created_at', now() - a.n * interval '1 minute'",
  ),
  copies('applications', "'status', 'Pending', 'created_at', now() - a.n * interval '1 minute'"),
  `insert into message_threads (account_id, messages, unread_for_borrower, unread_for_staff, last_at) select id, 1, 0, 1, now() from crowd`,
  `insert into signals (id, kind, mark, state, found_at, words)
    select id, 'Phone', encode(sha256(n::text::bytea), 'hex'), 'Open', now() - n * interval '1 minute', '' from crowd`,
];

const copies = (table: string, own: string): string =>
  `insert into ${table} select copy.* from (select * from ${table} limit 1) t cross join crowd a
    cross join lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', gen_random_uuid(), 'account_id', a.id, ${own})) copy`;

const list = (query: object = {}) => desk.call('GET /api/casework', { query });

it('lists the first of them in the order in which they are due, says that there are more, and ends where it ends counting', async () => {
  const pages = [];
  for (const page of [1, 2, LAST_PAGE]) pages.push(await list({ page }));
  for (const { total, hasMore, rows } of pages)
    expect([total, hasMore, rows.length]).toEqual([MOST_FOUND, true, ROWS_PER_PAGE]);
  const rows = pages.flatMap(({ rows }) => rows);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).toSorted());
  expect(await list({ page: LAST_PAGE + 1 })).toMatchObject({ rows: [], total: MOST_FOUND });
});

it('has the last page that is counted where one queue alone would have it', async () => {
  const { rows } = await list({ queue: 'Reviews', page: LAST_PAGE });
  const all = await owner.query<{ id: string }>(
    `select id from decision_reviews where answered_at is null order by asked_at, id limit ${MOST_FOUND}`,
  );
  expect(rows.map(({ _id }) => _id)).toEqual(all.rows.slice(-ROWS_PER_PAGE).map(({ id }) => id));
});

it('has all that are an officer’s own, and nobody’s without them', async () => {
  const own = await list({ owner: 'mine' });
  expect([own.total, own.hasMore]).toEqual([2 * OWN, undefined]);
  expect(own.rows.map(({ owner }) => owner?._id)).toEqual(own.rows.map(() => ann.id));
  const first = await list({ owner: 'nobody', queue: 'Applications', page: LAST_PAGE });
  expect(first.rows.map(({ owner }) => owner)).toEqual(first.rows.map(() => null));
});

it('saves all of a queue in a file, in the order in which it is due', async () => {
  const asked = {
    list: '/api/casework',
    columns: 'due,queue',
    headings: 'Due|Queue',
    filters: 'queue=Redemptions',
  };
  const reply = await desk.get(`/api/list-file?${new URLSearchParams(asked)}`);
  expect(reply.status).toBe(200);
  const lines = reply.text.trim().split(/\r?\n/).slice(1);
  expect(lines.length).toBeGreaterThanOrEqual(MANY);
  expect(lines).toEqual(lines.toSorted());
});

it('counts in the menu and beside the service levels no further than the list', async () => {
  const { waiting, late } = await desk.call('GET /api/staff/menu');
  expect([waiting.messages, waiting.signals, late.signals]).toEqual(Array(3).fill(MOST_FOUND + 1));
  expect(waiting.waiting).toBeGreaterThan(MOST_FOUND);
  const { levels } = await desk.call('GET /api/casework/levels');
  const reviews = levels.find(({ queue }) => queue === 'Reviews');
  expect(reviews).toMatchObject({ waiting: MOST_FOUND + 1, late: MOST_FOUND + 1 });
});

it('counts what is late on the screen of who leads the team no further, and asks no other entries what they wait for', async () => {
  const lead = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  const { answer, statements } = await heardDuring(() => lead.call('GET /api/team', { query: {} }));
  expect(answer.late.find(({ queue }) => queue === 'Reviews')?.late).toBe(MOST_FOUND + 1);
  const wasted: string[] = [];
  for (const statement of statements.filter(({ text }) => /\bhold_up\b/.test(text)))
    wasted.push(...(await wastefulReads(owner, statement)));
  expect(wasted).toEqual([]);
});

it.each([
  ...[
    '/api/casework',
    `/api/casework?page=${LAST_PAGE}`,
    '/api/casework?late=yes',
    '/api/casework?owner=nobody',
  ],
  ...['/api/casework?owner=mine', '/api/casework?owner=asked', '/api/casework/levels', '/api/staff/menu'],
])('reads no large table whole for %s', async (path) => {
  const wasted: string[] = [];
  for (const statement of await statementsOf(path)) wasted.push(...(await wastefulReads(owner, statement)));
  expect(wasted).toEqual([]);
});

it('hands out documents, and leads into their queue, without asking more than so many whose they are', async () => {
  const cid = await moderator(test.services);
  await owner.query('update accounts set assigned_to = $1, assigned_at = now() where user_type = $2', [
    cid.id,
    'User',
  ]);
  const { statements } = await heardDuring(async () => {
    await desk.call('GET /api/verification/queue', { query: { audience: 'PreQualUser' } });
    const { next } = await desk.call('POST /api/verification/next', {
      body: { audience: 'PreQualUser', show: 'all', after: null },
    });
    expect(next).not.toBeNull();
  });
  // What was handed out is held, and would be found first.
  await owner.query('delete from review_claims');
  const asked: number[] = [];
  const wasted: string[] = [];
  for (const statement of statements.filter(({ text }) => /\bfrom verifications\b/.test(text)))
    wasted.push(
      ...(await wastefulReads(owner, statement, ({ explained }) => asked.push(rowsDropped(explained.Plan)))),
    );
  expect(wasted).toEqual([]);
  expect(Math.max(...asked)).toBe(MOST_ASKED);
});

/** How many rows of documents a plan has read and left. */
function rowsDropped(plan: Explained['explained']['Plan']): number {
  const own = plan['Relation Name'] === 'verifications' ? (plan['Rows Removed by Filter'] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsDropped(each), own);
}

it('reads the pages before one of applications from the index alone', async () => {
  const read: number[] = [];
  for (const statement of await statementsOf(
    `/api/loan-application/admin?status=Pending&sort=largest&page=${LAST_PAGE}`,
  ))
    await wastefulReads(owner, statement, ({ explained }) => read.push(rowsOfApplications(explained.Plan)));
  // Each of the page is fetched for its row and, by its key, for what waits at it.
  expect(Math.max(...read)).toBe(2 * ROWS_PER_PAGE);
});

/** How many rows of the table a plan has fetched, those that it read of an index alone not among them. */
function rowsOfApplications(plan: Explained['explained']['Plan']): number {
  const own =
    plan['Relation Name'] === 'applications' && plan['Node Type'] !== 'Index Only Scan'
      ? (plan['Actual Rows'] ?? 0) * (plan['Actual Loops'] ?? 0)
      : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOfApplications(each), own);
}

async function statementsOf(path: string): Promise<Statement[]> {
  const { answer, statements } = await heardDuring(() => desk.get(path));
  expect(answer.status).toBe(200);
  return statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
}
