import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrower, loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

/** More than any disk has free. */
const MORE_THAN_THERE_IS = String(2 ** 40);

let full: TestApp;
beforeAll(async () => {
  full = await openTestApp({ MIN_FREE_DISK_MB: MORE_THAN_THERE_IS });
});
afterAll(() => full.close());

test('before the disk is full no change is taken, and what is there can still be read', async () => {
  const owner = await borrower(full.services);
  const browser = await loggedIn(full, owner);
  expect(await browser.refused('POST /api/accounts/logout')).toMatchObject({
    status: 503,
    code: 'service.storage_full',
  });
  expect(await browser.call('GET /api/accounts/profile/')).toMatchObject({ _id: owner.id });
  expect(await browser.get('/api/health')).toMatchObject({
    status: 503,
    body: { ready: false, disk: false },
  });
});
