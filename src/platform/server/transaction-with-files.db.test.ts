import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuse } from '#shared/refusal.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { transactionWithFiles, type Written } from './transaction-with-files.ts';
import type { Work } from './work.ts';

type Paper = { name: string; bytes: Buffer };

let server: TestApp;
let before: string[];
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  before = await onDisk();
});
afterAll(() => server.close());

const onDisk = async () => (await Array.fromAsync(server.services.files.list())).map(({ id }) => id);
const left = async () => (await onDisk()).filter((id) => !before.includes(id));

const papers: Paper[] = ['one.pdf', 'two.pdf'].map((name) => ({ name, bytes: Buffer.from(name) }));

const keep = ({ db, now }: Work, file: Written<Paper> | null | undefined) =>
  db
    .insertInto('files')
    .values({
      id: asId<'files'>(file?.id ?? ''),
      owner_id: null,
      original_name: file?.name ?? '',
      media_type: 'application/pdf',
      size_bytes: file?.bytes.length ?? 0,
      sha256: file?.sha256 ?? '',
      created_at: now,
    })
    .execute();

const run = <Reply>(action: (work: Work, written: (Written<Paper> | null)[]) => Promise<Reply>) =>
  transactionWithFiles(workAs(server.services, null), papers, action);

test('files lie on the disk before the transaction opens; one that was not kept leaves it', async () => {
  const kept = await run(async (work, [one, two]) => {
    const { rows } = await sql<{ began: Date }>`select now() as began`.execute(work.db);
    for await (const { id, changedAt } of server.services.files.list())
      if (id === one?.id || id === two?.id)
        expect(changedAt.getTime()).toBeLessThanOrEqual(rows[0]?.began.getTime() ?? 0);
    expect((await left()).sort()).toEqual([one?.id, two?.id].sort());
    await keep(work, one);
    return one?.id;
  });
  expect(await left()).toEqual([kept]);
});

test.each([
  ['a refusal', () => refuse('request.conflict')],
  ['a broken rule of the database', (work: Work) => sql`select 1 / 0`.execute(work.db)],
])('%s removes them', async (_what, end) => {
  const asked = run(async (work, [one]) => {
    await keep(work, one);
    await end(work);
  });
  await expect(asked).rejects.toThrow();
  expect(await left()).toEqual([]);
});

test('when nobody knows whether it was committed they stay for the daily sweep', async () => {
  const asked = run(async (work, [one, two]) => {
    await keep(work, one);
    await keep(work, two);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(work.db);
  });
  await expect(asked).rejects.toThrow();
  expect(await left()).toHaveLength(2);
});
