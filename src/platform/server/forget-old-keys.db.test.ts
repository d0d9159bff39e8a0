import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/server/database/database.ts';
import { KEYS_KEPT_MS, SENT_AGAIN_FOR_MS } from '#shared/retries.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { forgetOldKeysJob } from './forget-old-keys.ts';

let test: OpenDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('forgets a reply only when no phone sends again by itself what it answered', async () => {
  const aged = (key: string, ageMs: number) => ({
    scope: 'marcia',
    key,
    request_hash: 'x',
    created_at: new Date(Date.now() - ageMs),
  });
  await test.db
    .insertInto('idempotency_keys')
    .values([aged('sent-again', SENT_AGAIN_FOR_MS), aged('forgotten', KEYS_KEPT_MS + 60_000)])
    .execute();
  await forgetOldKeysJob(test.db).run({});
  const kept = await test.db.selectFrom('idempotency_keys').select('key').execute();
  expect(kept).toEqual([{ key: 'sent-again' }]);
});
