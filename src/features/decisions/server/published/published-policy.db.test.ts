import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { defaultPolicy } from '../../defaults/policy.ts';
import { publishPolicy } from '../../rules/published/publish-policy.ts';
import { challenged } from '../policy-desk/policy-desk.test-support.ts';

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
  expect(read).toEqual({ ...publishPolicy(defaultPolicy, published_at), trying: null });
});

it('everybody reads the rules that are tried on a share, beside those that decide on all others', async () => {
  const challenger = await challenged(test.services, (figures) => ({ ...figures, offerStandsDays: 12 }));
  const { call } = caller(test.app);
  expect(await call('GET /api/loan/public/policy')).toMatchObject({
    version: 1,
    trying: { version: challenger, sharePercent: 50, offerStandsDays: 12 },
  });
});
