import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openJobs } from '#platform/server/jobs.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, openTestDatabase, type TestApp, workAs } from '#tests/support/database.ts';
import { workNames } from '../texts/staff-jobs.ts';
import { retryJob } from './retry-job.ts';

const person = '01a00000-0000-7000-8000-000000000001';

let test: TestApp;
let officer: Someone;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
});
afterAll(() => test.close());
beforeEach(() => forget());

/** Each is a second younger than the one before. */
let made = 0;

/** As the queue keeps one that was given up; due far ahead, so that no run takes it while it is looked at. */
async function kept(state: 'created' | 'retry' | 'failed' | 'completed', error = 'disk is full') {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, state, data, output, retry_count, retry_limit, created_on, started_on, start_after, completed_on, policy)
    values ('try-policy', ${sql.lit(state)}, ${JSON.stringify({ person, name: 'Marcia Campbell' })}::jsonb,
      ${JSON.stringify({ message: error })}::jsonb, 5, 5, now() - interval '1 hour' + ${made++} * interval '1 second', now(), now() + interval '1 day',
      case when ${state === 'failed' || state === 'completed'} then now() end, 'standard')
    returning id`.execute(test.db);
  return rows[0]?.id ?? '';
}
const forget = () => sql`delete from jobs.job where name = 'try-policy'`.execute(test.db);

const list = (query: { state?: 'Failed' | 'Waiting' | 'Running'; page?: number } = {}) =>
  browser.call('GET /api/jobs', { query: { queue: 'try-policy', ...query } });
const audit = (id: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'upkeep.retry')
    .where('subject_id', '=', id)
    .execute();

describe('the background work', () => {
  it('has a row with words for every kind, whenever it runs', async () => {
    const body = await browser.call('GET /api/jobs/queues');
    const { queues } = body;
    expect(queues.map(({ name }) => name).sort()).toEqual(Object.keys(workNames).sort());
    const nightly = queues.find(({ name }) => name === 'forget-expired-sessions');
    expect(nightly).toMatchObject({ cron: '20 3 * * *', waiting: 0, failed: 0 });
    expect(Date.parse(nightly?.nextRun ?? '')).toBeGreaterThan(Date.now());
    await vi.waitFor(
      async () => {
        const body = await browser.call('GET /api/jobs/queues');
        const contests = body.queues.find(({ name }) => name === 'contests-due');
        expect(contests?.lastFinished).not.toBeNull();
      },
      { timeout: 20_000, interval: 250 },
    );
  });

  it('counts what waits, is tried again and failed, and lists it by state, eight a page, the newest first', async () => {
    for (let count = 0; count < 9; count++) await kept('failed', `problem ${count}`);
    await kept('retry');
    await kept('created');
    await kept('completed');
    const body = await browser.call('GET /api/jobs/queues');
    expect(body.queues.find(({ name }) => name === 'try-policy')).toMatchObject({
      waiting: 1,
      retrying: 1,
      failed: 9,
    });
    const [first, second] = [await list({ state: 'Failed' }), await list({ state: 'Failed', page: 2 })];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([9, 8, 1]);
    expect(first.rows[0]).toMatchObject({ state: 'Failed', error: 'problem 8', nextTry: null, tries: 6 });
    expect((await list()).total).toBe(11);
    const [waiting] = (await list({ state: 'Waiting' })).rows;
    expect(Date.parse(waiting?.nextTry ?? '')).toBeGreaterThan(Date.now());
    expect(await list({ state: 'Running' })).toMatchObject({ rows: [], total: 0 });
  });

  it('shows no more of a payload than ids, and no address in an error', async () => {
    await kept('failed', 'refused: marcia@example.com');
    const { rows } = await list();
    expect(rows).toMatchObject([{ about: [person], error: 'refused: [address hidden]' }]);
    expect(JSON.stringify(rows)).not.toContain('Campbell');
  });
});

describe('trying a failed job again', () => {
  const retry = (id: string, queue = 'try-policy') =>
    retryJob(workAs(test.services, officer), { params: { id }, body: { queue } });

  it('happens once, however many ask at the same moment, and is on record', async () => {
    const id = await kept('failed');
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    for (const { state } of answers) expect(state).toBe('Retrying');
    expect(await audit(id)).toEqual([
      {
        actor_id: officer.id,
        before: { queue: 'try-policy', state: 'Failed', tries: 6 },
        after: { state: 'Retrying' },
      },
    ]);
    expect((await list()).rows).toMatchObject([{ _id: id, state: 'Retrying', tries: 6, mostTries: 7 }]);
  });

  it('is nothing for one that is done, for another queue’s, or for one nobody knows', async () => {
    const id = await kept('completed');
    await expect(retry(id)).rejects.toMatchObject({ code: 'job.not_failed' });
    await expect(retry(id, 'send-mail')).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(retry(id, 'no-such-work')).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await audit(id)).toEqual([]);
  });
});

describe('a job that throws', () => {
  it('is tried again, then stands among the failed with its error, and runs once more when it is asked for', async () => {
    const database = await openTestDatabase();
    const errors: Error[] = [];
    const jobs = openJobs(database, (error) => errors.push(error));
    const tried: object[] = [];
    let broken = true;
    const fragile = {
      name: 'fragile',
      retryLimit: 1,
      atOnce: 5,
      run: async (payload: object) => {
        tried.push(payload);
        if (broken && 'bad' in payload) throw new Error('the printer is on fire');
      },
    };
    await jobs.start([fragile]);
    const services = { ...test.services, db: database.db, jobs };
    const states = async () =>
      (
        await sql<{
          state: string;
        }>`select state::text from jobs.job where name = 'fragile' order by state`.execute(database.db)
      ).rows.map(({ state }) => state);
    const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 250 });
    await database.db
      .transaction()
      .execute((db) => jobs.sendMany(db, 'fragile', [{ bad: true }, { good: 1 }, { good: 2 }]));
    // Those beside it are done at the first try.
    await until(async () => expect(await states()).toEqual(['completed', 'completed', 'retry']));
    await until(async () => expect(await states()).toEqual(['completed', 'completed', 'failed']));
    expect(tried.filter((payload) => 'bad' in payload)).toHaveLength(2);
    const { rows } = await sql<{ id: string; message: string; days: number }>`
      select id, output ->> 'message' as message, deletion_seconds / 86400 as days
      from jobs.job where state = 'failed'`.execute(database.db);
    expect(rows).toMatchObject([{ message: 'the printer is on fire', days: 14 }]);
    broken = false;
    await database.db.transaction().execute((db) => services.jobs.retry(db, 'fragile', rows[0]?.id ?? ''));
    await until(async () => expect(await states()).toEqual(['completed', 'completed', 'completed']));
    expect(tried.filter((payload) => 'bad' in payload)).toHaveLength(3);
    expect(errors).toEqual([]);
    await jobs.stop();
    await database.close();
  }, 120_000);
});
