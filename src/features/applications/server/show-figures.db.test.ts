import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { borrower, loggedIn, moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function applied(hoursAgo: number): Promise<string> {
  const browser = await loggedIn(test, await borrower(test.services));
  const asked = { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' as const };
  const { body } = await browser.reply('POST /api/loan-application', { body: asked });
  const { _id: id } = body as { _id: IdOf<'applications'> };
  await test.db
    .updateTable('applications')
    .set({ created_at: sql`now() - make_interval(hours => ${hoursAgo})` })
    .where('id', '=', id)
    .execute();
  return id;
}

it('counts what waits, what is late, and which share was decided within 24 hours', async () => {
  const desk = await loggedIn(test, await moderator(test.services));
  const figures = () => desk.call('GET /api/loan-application/admin/figures');
  expect(await figures()).toEqual({ waiting: 0, late: 0, oldest: null, decided: 0, inTime: 0 });
  await applied(23);
  await applied(25);
  for (const hoursAgo of [23, 25])
    await desk.call('POST /api/loan-application/admin/:id/reject', {
      params: { id: await applied(hoursAgo) },
      body: { rejectionReason: 'No' },
    });
  expect(await figures()).toMatchObject({ waiting: 2, late: 1, decided: 2, inTime: 1 });
});
