import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#platform/server/database/database.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { KEYS_KEPT_MS, SENT_AGAIN_FOR_MS } from '#shared/retries.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';
import { forgetOldKeysJob } from './forget-old-keys.ts';

/** A week's last key is kept its time, and the week in which all lay before weeks were made lasts up to two. */
const LONGEST_MS = KEYS_KEPT_MS + 14 * DAY_MS;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

const inTime = (ms: number) => new Date(Date.now() + ms);
const use = (key: string, afterMs: number, db: Db = test.db) =>
  db
    .insertInto('idempotency_keys')
    .values({ scope: 'marcia', key, request_hash: 'x', created_at: inTime(afterMs) })
    .execute();
/** What the job does, as if it were so much later. */
const keepWeeks = (afterMs: number) =>
  sql`select keep_retry_key_weeks_at(${inTime(afterMs)})`.execute(test.owner);
const known = async () =>
  (await test.db.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(({ key }) => key);
const parts = async () =>
  (await sql<{ part: string }>`select part::text from retry_key_weeks()`.execute(test.db)).rows.map(
    ({ part }) => part,
  );
/** How often a week was read from end to end. */
const readWhole = async () =>
  (
    await sql<{
      times: string;
    }>`select sum(seq_scan) as times from pg_stat_user_tables where relname like 'idempotency_keys_%'`.execute(
      test.owner,
    )
  ).rows[0]?.times;
const KNOWN = /this key has been used/;

describe('replies kept for retries', () => {
  it('are forgotten a week at a time, and only when no phone sends again by itself what they answer', async () => {
    await use('of-today', 0);
    await use('of-next-month', 25 * DAY_MS);
    await keepWeeks(SENT_AGAIN_FOR_MS);
    await keepWeeks(KEYS_KEPT_MS);
    expect(await known()).toEqual(['of-next-month', 'of-today']);
    const before = await parts();
    await keepWeeks(LONGEST_MS + DAY_MS);
    expect(await known()).toEqual(['of-next-month']);
    expect(before).toContain('idempotency_keys_before');
    expect(await parts()).not.toContain('idempotency_keys_before');
  });

  it.each([0, 10, 20])('take effect once, also where the second try comes %s days later', async (days) => {
    await use('once-only', 0);
    await expect(use('once-only', days * DAY_MS)).rejects.toThrow(KNOWN);
    await use('another-one', days * DAY_MS);
    expect(await known()).toEqual(['another-one', 'once-only']);
  });

  it.each(['is undone', 'commits'])('wait for a first try in another week, which %s', async (ends) => {
    const [sent, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = test.db.transaction().execute(async (db) => {
      await use('both-weeks', 0, db);
      sent.resolve();
      await end.promise;
      if (ends === 'is undone') throw new Error(ends);
    });
    first.catch(() => {});
    await sent.promise;
    const second = use('both-weeks', 20 * DAY_MS).then(
      () => 'kept',
      (error: Error) => error.message,
    );
    await untilSomebodyWaits({ db: test.owner });
    end.resolve();
    expect(await second).toMatch(ends === 'commits' ? KNOWN : 'kept');
    expect(await known()).toEqual(['both-weeks']);
  });

  it('are kept where nobody made their week, and found when it is made', async () => {
    await use('far-ahead', 300 * DAY_MS);
    expect(await known()).toEqual(['far-ahead']);
    await keepWeeks(299 * DAY_MS);
    const { rows } = await sql<{
      part: string;
    }>`select tableoid::regclass::text as part from idempotency_keys`.execute(test.db);
    expect(rows).toEqual([{ part: expect.stringMatching(/^idempotency_keys_\d{4}_\d\d_\d\d$/) }]);
    await expect(use('far-ahead', 301 * DAY_MS)).rejects.toThrow(KNOWN);
  });

  it('are looked for along their index, also in a week that was vacuumed while nothing lay in it', async () => {
    await sql`vacuum analyze idempotency_keys`.execute(test.owner);
    const before = await readWhole();
    // A connection keeps the plan of its sixth try.
    await test.db.connection().execute(async (db) => {
      for (let time = 0; time < 10; time++) await use(`try-number-${time}`, 0, db);
      await sql`select pg_stat_force_next_flush()`.execute(db);
    });
    expect(await readWhole()).toBe(before);
  });

  it('have weeks made ahead by the job, any number of times, by servers that start together', async () => {
    await sql`select keep_retry_key_weeks_at(now())`.execute(test.owner);
    const before = await parts();
    const job = forgetOldKeysJob(test.db);
    await Promise.all([job.run({}), job.run({}), job.run({})]);
    expect((await parts()).toSorted()).toEqual(before.toSorted());
    const [last] = (
      await sql<{ until: Date }>`select max(until) as until from retry_key_weeks()`.execute(test.db)
    ).rows;
    expect(last?.until.getTime()).toBeGreaterThan(Date.now() + 28 * DAY_MS);
  });

  it('are nobody’s to let go early', async () => {
    await expect(
      sql`select keep_retry_key_weeks_at(now() + interval '1 year')`.execute(test.db),
    ).rejects.toThrow(/permission denied/);
    await expect(sql`drop table idempotency_keys_before`.execute(test.db)).rejects.toThrow(/must be owner/);
  });
});
