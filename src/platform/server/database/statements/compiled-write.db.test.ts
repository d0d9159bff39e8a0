import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from '../database.ts';
import { compiledWrite } from './compiled-write.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const acts = { now: new Date('2026-03-04T05:06:07.890Z'), address: '10.0.0.1' };

it('answers each call with its own values, sends one that stands twice once, and is built once for each shape', async () => {
  let built = 0;
  const doubled = compiledWrite<string[], { word: string }>(
    ['word'],
    ({ word }, { now, address }, { stands }) => {
      built += 1;
      return sql<{
        reply: string[];
      }>`select jsonb_build_array(${word}::text, ${word}::text, ${address}::text, ${now}::timestamptz at time zone 'UTC') as reply where ${stands}`;
    },
  );
  const [moment, address] = ['2026-03-04T05:06:07.89', '10.0.0.1'];
  expect(await doubled(database.db, acts, { word: 'one' })).toEqual(['one', 'one', address, moment]);
  expect(await doubled(database.db, acts, { word: 'two $1' })).toEqual(['two $1', 'two $1', address, moment]);
  const condition = { text: 'select 1 / count(*) from sessions where token_hash <> $1', values: ['nobody'] };
  await expect(doubled(database.db, acts, { word: 'x' }, { condition, intent: null })).rejects.toThrow(
    'division by zero',
  );
  expect(built).toBe(2);
});

it('draws each new id anew, in their order, of the moment', async () => {
  const drawn = compiledWrite<string[], Record<string, never>>([], (_, { newId, now, address }) => {
    const [one, other] = [newId(), newId()];
    return sql`select jsonb_build_array(${one}::uuid, ${other}::uuid, ${one}::uuid) as reply where ${now}::timestamptz is not null and ${address}::text <> ''`;
  });
  const [one = '', other = '', again] = (await drawn(database.db, acts, {})) ?? [];
  expect(one < other).toBe(true);
  expect(again).toBe(one);
  expect(Number.parseInt(one.replace('-', '').slice(0, 12), 16)).toBe(acts.now.getTime());
  expect(await drawn(database.db, acts, {})).not.toContain(one);
});

it('refuses a value that is neither named nor written into it: it would be cached for everybody', async () => {
  const kept = compiledWrite<number, Record<string, never>>(
    [],
    () => sql`select to_jsonb(${7}::int) as reply`,
  );
  await expect(kept(database.db, acts, {})).rejects.toThrow('by sql.lit');
});
