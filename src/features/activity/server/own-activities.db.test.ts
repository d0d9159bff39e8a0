import { afterAll, beforeAll, expect, it } from 'vitest';
import { prizeRedeemed } from '#features/prizes/server/happenings.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { happened } from './happened.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('lists everything that happened to its owner, eight a page, the newest first, and the first five for the bell', async () => {
  const [person, other] = [await someone(test.services), await someone(test.services)];
  for (let minute = 0; minute < 10; minute++) {
    const work = workAs(test.services, null, new Date(Date.UTC(2026, 0, 1, 0, minute)));
    await work.transaction((work) =>
      happened(work, seedsEarned, { accountId: person.id, seeds: minute, reason: 'Section' }),
    );
    const redeemed = {
      subjectId: person.id,
      accountId: other.id,
      prizeName: 'School bag',
      seeds: 1,
      email: null,
    };
    await work.transaction((work) => happened(work, prizeRedeemed, redeemed));
  }
  const browser = await loggedIn(test, person);
  const pointsAt = async (path: string) => {
    const { body } = await browser.get(path);
    const rows = Array.isArray(body) ? body : (body as { rows: unknown[] }).rows;
    return (rows as { pointsInformation: { point: number } }[]).map((row) => row.pointsInformation.point);
  };
  expect(await pointsAt('/api/activity')).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  expect(await pointsAt('/api/activity?page=2')).toEqual([1, 0]);
  expect(await pointsAt('/api/activity/notification')).toEqual([9, 8, 7, 6, 5]);
  expect(await browser.call('GET /api/activity')).toMatchObject({ total: 10, page: 1, perPage: 8 });
});
