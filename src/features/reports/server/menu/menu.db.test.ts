import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { recordsOf } from '#tests/support/records.ts';
import { USUALLY_MINE } from '#texts/staff-places.ts';

let test: TestApp;
let officer: Someone;
let colleague: Someone;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  colleague = await moderator(test.services);
});
afterAll(() => test.close());

const deskOf = async (one: Someone) => await loggedIn(test, one);

it('says what waits, for whom it waits among it', async () => {
  const before = (await (await deskOf(officer)).call('GET /api/staff/menu')).waiting;
  const person = await someone(test.services);
  await submitAndSend(test, person, 'basic_information', ['id_front', 'id_back', 'proof_of_address']);
  await test.db
    .updateTable('verifications')
    .set({ audience: 'FullUser' })
    .where('account_id', '=', person.id)
    .execute();
  await test.db
    .updateTable('accounts')
    .set({ assigned_to: officer.id, assigned_at: new Date() })
    .where('id', '=', person.id)
    .execute();
  const own = (await (await deskOf(officer)).call('GET /api/staff/menu')).waiting;
  const others = (await (await deskOf(colleague)).call('GET /api/staff/menu')).waiting;
  expect(own.verification + own.verificationModel5).toBe(before.verification + before.verificationModel5 + 1);
  expect([own.ownDocuments, others.ownDocuments]).toEqual([1, 0]);
});

it('says what is late at each place, a queue beside its neighbour at one place counted with it', async () => {
  const late = async () => (await (await deskOf(officer)).call('GET /api/staff/menu')).late;
  const before = await late();
  const person = await someone(test.services);
  const sent = await submitAndSend(test, person, 'credit_info');
  expect(await late()).toEqual(before);
  const created_at = new Date(Date.now() - DAY_MS - 1_000);
  await test.db.updateTable('verifications').set({ created_at }).where('id', '=', sent._id).execute();
  const one = { verificationModel5: before.verificationModel5 + 1, waiting: before.waiting + 1 };
  expect(await late()).toEqual({ ...before, ...one });
});

it.each(['Moderator', 'Admin'] as const)(
  'says of everything that waits what its list has, to a %s',
  async (userType) => {
    await recordsOf(test, await someone(test.services));
    const desk = await deskOf(await moderator(test.services, { userType }));
    const { waiting, late } = await desk.call('GET /api/staff/menu');
    expect(waiting.waiting).toBe((await desk.call('GET /api/casework')).total);
    expect(late.waiting).toBe((await desk.call('GET /api/casework', { query: { late: 'yes' } })).total);
    expect(waiting.waiting).toBeGreaterThan(8);
  },
);

it('keeps how each officer has arranged it, the same again as once, and nobody else’s', async () => {
  const desk = await deskOf(officer);
  expect(await desk.call('GET /api/staff/menu')).toMatchObject({ pinned: null, folded: [] });
  const arranged = { pinned: ['/admin/complaints', '/admin/loans'], folded: ['records'] };
  await Promise.all([
    desk.call('POST /api/staff/menu', { body: arranged }),
    desk.call('POST /api/staff/menu', { body: arranged }),
  ]);
  expect(await desk.call('GET /api/staff/menu')).toMatchObject(arranged);
  expect(await (await deskOf(colleague)).call('GET /api/staff/menu')).toMatchObject({ pinned: null });
});

it.each([
  { pinned: ['/admin/nowhere'], folded: [] },
  { pinned: ['/admin/loans', '/admin/loans'], folded: [] },
  { pinned: [], folded: ['everything'] },
])('refuses %j', async (body) => {
  const browser = await loggedIn(test, officer);
  expect((await browser.post('/api/staff/menu', body)).status).toBe(422);
});

it('begins with places that there are', () => {
  expect(USUALLY_MINE.length).toBeGreaterThan(2);
});
