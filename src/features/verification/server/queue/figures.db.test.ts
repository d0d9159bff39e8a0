import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { submitAndSend } from '../verification.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('counts what waits, what is late, and which share was decided within 24 hours; each model for itself', async () => {
  const desk = await loggedIn(test, await moderator(test.services));
  const figures = () => desk.call('GET /api/verification/figures', { query: { audience: 'PreQualUser' } });
  expect(await figures()).toEqual({ waiting: 0, late: 0, oldest: null, decided: 0, inTime: 0 });
  const ids: string[] = [];
  for (const hoursAgo of [1, 25, 25, 23]) {
    const person = await someone(test.services);
    const sent = await submitAndSend(test, person, 'basic_information', [
      'id_front',
      'id_back',
      'proof_of_address',
    ]);
    await test.db
      .updateTable('verifications')
      .set({ created_at: sql`now() - make_interval(hours => ${hoursAgo})` })
      .where('id', '=', sent._id)
      .execute();
    ids.push(sent._id);
  }
  for (const id of ids.slice(2)) {
    const { user, verification } = await desk.call('GET /api/verification/:id', { params: { id } });
    await desk.call('POST /api/verification/approve/:id', {
      params: { id },
      body: { userId: user._id, sid: verification.sId },
    });
  }
  expect(await figures()).toMatchObject({ waiting: 2, late: 1, decided: 2, inTime: 1 });
  const { oldest } = await figures();
  expect(Date.now() - Date.parse(oldest ?? '')).toBeGreaterThan(DAY_MS);
  expect(await desk.call('GET /api/verification/figures')).toMatchObject({ waiting: 0, decided: 0 });
});
