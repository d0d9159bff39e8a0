// What a person is told who has very many records: each of them once, and never all of them in memory.
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { happenings } from '#app/server/happenings.ts';
import { BATCH_ROWS } from '#platform/server/database/in-batches.ts';
import type { HeldPart } from '#platform/server/personal-records.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { heldTexts } from '#texts/held.ts';
import { listen } from '../../../../bench/lists/recorded-calls.ts';
import { ownData } from './own-data.ts';
import { everythingHeld } from './personal-records.ts';

const KEPT = 2 * BATCH_ROWS + 500;

let test: TestApp;
let person: Someone;
beforeAll(async () => {
  test = await openTestApp();
  person = await someone(test.services);
  const other = await someone(test.services);
  await test.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    // Three of one moment each, so that a batch ends among them.
    const each = sql`select gen_random_uuid() as id, ${person.id}::uuid as person, ${other.id}::uuid as other, n, 'a' || n as words,
      now() - n / 3 * interval '1 minute' as at from generate_series(1, ${sql.lit(KEPT)}) n`;
    for (const statement of [
      sql`insert into audit_entries (id, account_id, created_at, action, subject_kind, subject_id)
        select id, person, at, words, 'Account', '' from each`,
      sql`insert into activities (id, account_id, created_at, action, happening, details)
        select id, person, at, words, 'information.submit', '{}' from each`,
      sql`insert into messages (id, account_id, number, from_id, text, also_by_mail, created_at)
        select id, person, ${sql.lit(KEPT)} - n + 1, person, words, false, at from each`,
      sql`insert into mails (id, account_id, recipient, subject, body_text, body_html, state, attempts, created_at, for_admins)
        select id, person, 'her@example.com', words, 'text', '', 'Sent', 1, at, false from each`,
      sql`insert into account_notes (id, account_id, by_id, text, created_at) select id, person, other, words, at from each`,
      sql`insert into seed_transfers (id, cause, from_account, to_account, seeds, reason, created_at)
        select id, words, case n % 5 when 0 then person else other end, case n % 5 when 0 then other else person end, 1 + n % 7, words, at from each`,
      sql`insert into text_messages (id, account_id, channel, number, kind, state, attempts, created_at, expires_at)
        select id, person, 'SMS', '18765550142', words, 'Sent', 1, at, at from each`,
    ])
      await sql`with each as (${each}) ${statement}`.execute(db);
  });
}, 120_000);
afterAll(() => test.close());

const held = () => everythingHeld(workAs(test.services, null), asId<'accounts'>(person.id), happenings);

async function wholeOf({ many }: HeldPart) {
  const batches = [];
  for await (const batch of many?.batches() ?? []) batches.push(batch);
  return batches.flat();
}

it('has no more than a batch of any records in memory before the first is sent', async () => {
  const parts = await held();
  expect(parts.filter(({ records }) => records.length > BATCH_ROWS).map(({ title }) => title)).toEqual([]);
  expect(parts.filter(({ many }) => (many?.count ?? 0) >= KEPT)).toHaveLength(7);
});

it('lists each record once, the newest first', async () => {
  for (const part of (await held()).filter(({ many }) => (many?.count ?? 0) >= KEPT)) {
    const found = await wholeOf(part);
    expect(found, part.title).toHaveLength(part.many?.count ?? 0);
    const words = found.map((record) =>
      Object.values(record).filter((value) => /^a\d+$/.test(String(value))),
    );
    const minutes = words.flat().map((word) => Math.floor(Number(String(word).slice(1)) / 3));
    expect(minutes, part.title).toEqual(minutes.toSorted((one, other) => one - other));
    if (minutes.length > 0) expect(new Set(words.flat()).size, part.title).toBe(KEPT);
  }
});

it('gives after each movement of seeds what the balance was', async () => {
  const seeds = (await held()).find(({ title }) => title === heldTexts.seeds);
  const found = (await wholeOf(seeds as HeldPart)).toReversed();
  let balance = 0;
  for (const record of found) {
    balance += Number(record[heldTexts.seedsMoved]);
    expect(record[heldTexts.balance]).toBe(balance);
  }
});

it('reads a few batches ahead of whoever takes the download, and no more', async () => {
  const batches = 40;
  // Words that no packing makes small, or many batches would fit into the buffers on their way.
  const long = sql.join(
    Array.from({ length: 8 }, () => sql`gen_random_uuid()::text`),
    sql` || `,
  );
  await sql`insert into audit_entries (id, account_id, created_at, action, subject_kind, subject_id)
    select gen_random_uuid(), ${person.id}, now(), ${long}, 'Account', ''
    from generate_series(1, ${sql.lit(batches * BATCH_ROWS)})`.execute(test.db);
  await loggedIn(test, person);
  const { id: sessionId } = await test.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', asId<'accounts'>(person.id))
    .executeTakeFirstOrThrow();
  let read = 0;
  const stop = listen(({ text }) => {
    if (/from audit_entries.*limit/s.test(text)) read++;
  });
  const reply = await ownData(happenings)(workAs(test.services, { ...person, sessionId }));
  const content = (reply as { content: Readable }).content;
  content.read(0);
  for (let before = -1; before !== read; ) {
    before = read;
    await setTimeout(300);
  }
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(batches / 4);
  for await (const chunk of content) expect(chunk.length).toBeGreaterThan(0);
  stop();
  // The page and the JSON each have all of them.
  expect(read).toBeGreaterThan(2 * batches);
}, 60_000);
