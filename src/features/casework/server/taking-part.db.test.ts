import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entry } from '#features/casework/contract.ts';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { DAY_MS } from '#shared/calendar.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { recordsOf } from '#tests/support/records.ts';

let test: TestApp;
let lead: Someone;
let desks: { lead: Caller; otherLead: Caller; moderator: Caller };
let records: Awaited<ReturnType<typeof recordsOf>>;
beforeAll(async () => {
  test = await openTestApp();
  lead = await moderator(test.services, { userType: 'Admin' });
  desks = {
    lead: await loggedIn(test, lead),
    otherLead: await loggedIn(test, await moderator(test.services, { userType: 'Admin' })),
    moderator: await loggedIn(test, await moderator(test.services)),
  };
  records = await recordsOf(test, await someone(test.services));
  await test.db.updateTable('second_looks').set({ first_by: lead.id }).execute();
});
afterAll(() => test.close());

const list = (desk: Caller, query: object = {}) => desk.call('GET /api/casework', { query });
async function firstOf(queue: QueueName, desk: Caller): Promise<Entry> {
  const [first] = (await list(desk, { queue })).rows;
  if (!first) throw new Error(`nothing waits in ${queue}`);
  return first;
}

it('a form that waits for a second person is an entry at its section, and not for who asked', async () => {
  const form = await firstOf('Forms', desks.moderator);
  expect(form).toMatchObject({
    ...{ _id: records.formRequest, holdUp: 'SecondPerson', mayTake: true },
    person: { _id: null, fullName: 'Housing' },
  });
  const { asked_by } = await test.db.selectFrom('form_requests').select('asked_by').executeTakeFirstOrThrow();
  const reply = await desks.lead.reply('POST /api/casework/:id/assign', {
    params: { id: form._id as never },
    body: { queue: 'Forms', to: asked_by },
  });
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'casework.took_part' }]);
});

it('two leads count the same, and each list marks what its reader took part in', async () => {
  const [one, other] = await Promise.all([list(desks.lead), list(desks.otherLead)]);
  expect(one.total).toBe(other.total);
  const mayTake = async (desk: Caller) => (await firstOf('SecondLooks', desk)).mayTake;
  expect(await Promise.all(Object.values(desks).map(mayTake))).toEqual([false, false, true]);
});

it('what I asked for, or approved first, waits for a second person and is not among my own work', async () => {
  const [me, myDesk] = [lead, desks.lead];
  await test.db
    .updateTable('accounts')
    .set({ assigned_to: me.id, assigned_at: new Date() })
    .where('id', '=', records.account as never)
    .execute();
  const mine = async (owner: 'mine' | 'asked') =>
    (await list(myDesk, { queue: 'Applications', owner })).rows.map(({ _id }) => _id);
  expect([await mine('mine'), await mine('asked')]).toEqual([[records.application], []]);
  await test.db
    .updateTable('applications')
    .set({ first_approved_by: me.id, first_approved_at: new Date() })
    .where('id', '=', records.application as never)
    .execute();
  expect([await mine('mine'), await mine('asked')]).toEqual([[], [records.application]]);
  const { rows } = await list(myDesk, { queue: 'Applications' });
  expect(rows[0]).toMatchObject({ _id: records.application, holdUp: 'SecondPerson', mayTake: false });
  // A second look at a verdict of one's own is nothing that one asked for.
  expect((await list(myDesk, { owner: 'asked' })).rows.map(({ queue }) => queue)).toEqual(['Applications']);
  expect((await list(desks.moderator, { owner: 'asked' })).total).toBe(0);
});

it('who was added by who asked or approved may not take what they confirm, and hears of whom until when', async () => {
  const admin = await someone(test.services, { userType: 'Admin' });
  const puppet = await addedBy(test, await loggedIn(test, admin), 'Moderator');
  const { body } = await puppet.browser.reply('GET /api/casework/one-hand');
  const { added_at } = await test.db
    .selectFrom('staff_additions')
    .select('added_at')
    .where('account_id', '=', puppet.id)
    .executeTakeFirstOrThrow();
  const until = new Date(added_at.getTime() + 7 * DAY_MS).toISOString();
  expect(body).toEqual({ people: [{ _id: admin.id, until }] });
  expect(await desks.moderator.call('GET /api/casework/one-hand')).toEqual({ people: [] });

  const askers = await Promise.all([
    test.db.selectFrom('form_requests').select('asked_by').executeTakeFirstOrThrow(),
    test.db
      .selectFrom('loan_adjustments')
      .select('asked_by')
      .where('status', '=', 'Asked')
      .executeTakeFirstOrThrow(),
  ]);
  const mayTake = async () => [
    (await firstOf('Forms', puppet.browser)).mayTake,
    (await firstOf('Adjustments', puppet.browser)).mayTake,
  ];
  expect(await mayTake()).toEqual([true, true]);
  for (const { asked_by } of askers)
    await test.db
      .insertInto('staff_additions')
      .values({ account_id: puppet.id, added_by: asked_by, added_at: new Date(added_at.getTime() + 1) })
      .onConflict((at) => at.doNothing())
      .execute();
  expect(await mayTake()).toEqual([false, false]);
  // What somebody else asked for is nothing that this officer asked for.
  expect((await list(puppet.browser, { owner: 'asked' })).total).toBe(0);
});
