import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { sweepOrphanFiles } from './sweep-orphan-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('removes files without a row once they are a day old, and no others', async () => {
  const { files } = test.services;
  const [described, orphan] = [newId<'files'>(), newId<'files'>()];
  for (const id of [described, orphan]) await files.write(id, Buffer.from('paper'));
  const row = {
    original_name: 'a.pdf',
    media_type: 'application/pdf',
    size_bytes: 5,
    sha256: '0'.repeat(64),
  };
  await test.db
    .insertInto('files')
    .values({ ...row, id: described, created_at: new Date() })
    .execute();
  const left = async () => (await Array.fromAsync(files.list())).map(({ id }) => id).sort();
  await sweepOrphanFiles(test.services, new Date());
  expect(await left()).toEqual([described, orphan].sort());
  await sweepOrphanFiles(test.services, new Date(Date.now() + 86_500_000));
  expect(await left()).toEqual([described]);
});
