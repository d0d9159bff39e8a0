import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdOf, newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
let boss: Someone;
let desk: Caller;

beforeAll(async () => {
  test = await openTestApp();
  boss = await someone(test.services, { userType: 'Admin', firstName: 'Althea', lastName: 'Morgan' });
  desk = await loggedIn(test, boss);
});
afterAll(() => test.close());

let count = 0;
const newcomer = (more: object = {}) => ({
  firstName: 'Nia',
  lastName: 'Wynter',
  email: `nia-${++count}@example.com`,
  password: 'mango-Sorrel 47 breeze',
  userType: 'Moderator',
  ...more,
});
const add = (person: object, by = desk) => by.post('/api/accounts/addAdmin', person);
const accountOf = (id: IdOf<'accounts'>) =>
  test.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the staff accounts', () => {
  it('are listed for an admin, the newest first, and for nobody else', async () => {
    const { _id } = (await add(newcomer())).body as { _id: string };
    const { rows, total } = await desk.call('GET /api/accounts/staff');
    expect(rows[0]).toMatchObject({
      _id,
      fullName: 'Nia Wynter',
      userType: 'Moderator',
      lastLoginDate: null,
    });
    const staff = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('user_type', 'in', ['Admin', 'Moderator'])
      .execute();
    expect(total).toBe(staff.length);
    const browser = await loggedIn(test, await moderator(test.services));
    expect((await browser.refused('GET /api/accounts/staff')).status).toBe(403);
  });

  it('change their role with a reason: sessions end, it is on record, a mail says so', async () => {
    const person = await moderator(test.services, { firstName: 'Omar', lastName: 'Reid' });
    const browser = await loggedIn(test, person);
    const change = (reason: string) =>
      desk.reply('POST /api/accounts/role/:id', {
        params: { id: person.id },
        body: { userType: 'Admin', reason },
      });
    expect(await change(' ')).toMatchObject({
      status: 422,
      body: { fields: { reason: 'Please give the reason.' } },
    });
    expect(await change('Leads the team')).toMatchObject({
      status: 200,
      body: { message: 'Omar Reid is now Admin' },
    });
    expect((await browser.refused('GET /api/accounts')).status).toBe(401);
    expect((await accountOf(person.id)).user_type).toBe('Admin');
    expect((await change('Again')).status).toBe(200);
    const entries = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_id', '=', person.id)
      .where('action', '=', 'account.change_role')
      .execute();
    expect(entries).toEqual([
      { before: { userType: 'Moderator' }, after: { userType: 'Admin', reason: 'Leads the team' } },
    ]);
    const mails = await test.db.selectFrom('mails').selectAll().where('account_id', '=', person.id).execute();
    expect(mails).toHaveLength(1);
  });

  it('never change by oneself, and nobody else becomes staff', async () => {
    const to = { userType: 'Moderator', reason: 'Tired' } as const;
    expect(
      (await desk.refused('POST /api/accounts/role/:id', { params: { id: boss.id }, body: to })).status,
    ).toBe(403);
    const borrower = await someone(test.services);
    expect(
      (await desk.refused('POST /api/accounts/role/:id', { params: { id: borrower.id }, body: to })).status,
    ).toBe(404);
    expect(
      (await desk.refused('POST /api/accounts/role/:id', { params: { id: newId() }, body: to })).status,
    ).toBe(404);
  });
});

describe('somebody can always let the others in', () => {
  /** Two admins and no third, each in a browser of their own. */
  async function twoAdmins() {
    const others = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('user_type', '=', 'Admin')
      .where('id', '!=', boss.id)
      .execute();
    const second = await someone(test.services, { userType: 'Admin' });
    for (const { id } of others)
      await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', id).execute();
    await test.db
      .updateTable('accounts')
      .set({ user_type: 'Admin', status: 'Active' })
      .where('id', '=', boss.id)
      .execute();
    return { second, first: await loggedIn(test, boss), other: await loggedIn(test, second) };
  }
  const able = async () =>
    (
      await test.db
        .selectFrom('accounts')
        .select('id')
        .where('user_type', '=', 'Admin')
        .where('status', 'in', ['Active', 'Reactivated'])
        .execute()
    ).length;

  it('when two admins suspend each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { second, first, other } = await twoAdmins();
      const suspend = { status: 'Suspended', seen: 'Active', reason: 'Left' } as const;
      const replies = await Promise.all([
        first.reply('POST /api/accounts/status/:id', { params: { id: second.id }, body: suspend }),
        other.reply('POST /api/accounts/status/:id', { params: { id: boss.id }, body: suspend }),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await able()).toBe(1);
    }
  });

  it('when two admins make each other moderators', async () => {
    for (let round = 0; round < 5; round++) {
      const { second, first, other } = await twoAdmins();
      const to = { userType: 'Moderator', reason: 'Reorganised' } as const;
      const replies = await Promise.all([
        first.reply('POST /api/accounts/role/:id', { params: { id: second.id }, body: to }),
        other.reply('POST /api/accounts/role/:id', { params: { id: boss.id }, body: to }),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await able()).toBe(1);
    }
  });

  it('whoever writes to the database', async () => {
    const { second } = await twoAdmins();
    await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', second.id).execute();
    for (const change of [{ status: 'Cancelled' }, { user_type: 'Moderator' }] as const)
      await expect(
        test.db.updateTable('accounts').set(change).where('id', '=', boss.id).execute(),
      ).rejects.toThrow(/the last admin/);
  });
});
