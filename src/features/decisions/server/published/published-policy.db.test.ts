import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('everybody reads the version in force, without an account', async () => {
  const { call } = caller(test.app);
  const read = await call('GET /api/loan/public/policy');
  const { published_at } = await test.db
    .selectFrom('policies')
    .select('published_at')
    .where('version', '=', read.version)
    .executeTakeFirstOrThrow();
  expect(read).toEqual(publishPolicy(defaultPolicy, published_at));
});
