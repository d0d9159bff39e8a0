import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdOf, newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let test: TestApp;
let officer: Someone;
let colleague: Someone;
let desk: Caller;

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  colleague = await someone(test.services, { userType: 'Admin', firstName: 'Nadia' });
  desk = await loggedIn(test, officer);
});
afterAll(() => test.close());

const borrowers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => someone(test.services))).then((all) =>
    all.map(({ id }) => id),
  );
const assign = (userIds: string[], to: string, by = desk) =>
  by.reply('POST /api/accounts/assignUsers', { body: { userIds, adminOrModeratorId: to } });
const managersOf = async (ids: IdOf<'accounts'>[]) => {
  const rows = await test.db.selectFrom('accounts').select('assigned_to').where('id', 'in', ids).execute();
  return rows.map(({ assigned_to }) => assigned_to);
};
const entriesOf = (id: IdOf<'accounts'>) =>
  test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'before', 'after'])
    .where('account_id', '=', id)
    .where('action', '=', 'account.assign')
    .orderBy('id')
    .execute();
const mailsTo = async (email: string) =>
  test.db.selectFrom('mails').select(['subject', 'body_text']).where('recipient', '=', email).execute();
const totalOf = async (query: string, by = desk) =>
  ((await by.get(`/api/accounts?${query}`)).body as { total: number }).total;

describe('the managers to choose from', () => {
  it('are the staff who can log in', async () => {
    const suspended = await moderator(test.services, { status: 'Suspended' });
    const body = await desk.call('GET /api/accounts/moderatorsAndAdmins');
    const managers = body;
    expect(managers.find(({ _id }) => _id === colleague.id)).toMatchObject({
      email: colleague.email,
      userType: 'Admin',
    });
    expect(managers.map(({ userType }) => userType)).toContain('Moderator');
    expect(managers.map(({ _id }) => _id)).not.toContain(suspended.id);
    expect(managers.map(({ email }) => email)).toEqual(managers.map(({ email }) => email).toSorted());
  });
});

describe('assigning users', () => {
  it('gives all of them to the manager, on record one by one, and notifies the manager of their number without names', async () => {
    const ids = await borrowers(3);
    const reply = await assign([...ids, ids[0] ?? ''], colleague.id);
    expect(reply).toMatchObject({ status: 200, body: { message: 'Users assigned successfully' } });
    expect(await managersOf(ids)).toEqual([colleague.id, colleague.id, colleague.id]);
    for (const id of ids)
      expect(await entriesOf(id)).toEqual([
        { actor_id: officer.id, before: { assignedTo: null }, after: { assignedTo: colleague.id } },
      ]);
    const [mail, ...others] = await mailsTo(colleague.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 users are assigned to you');
    expect(mail?.body_text).toContain('/admin/users?assigned=me');
    expect(mail?.body_text).not.toContain('Marcia');
  });

  it('shows in the list whose they are; totals follow, also when a status changes and when somebody else takes over', async () => {
    const ids = await borrowers(2);
    const taker = await moderator(test.services, { firstName: 'Taker' });
    const browser = await loggedIn(test, taker);
    const free = await totalOf('assigned=nobody');
    await assign(ids, taker.id);
    expect(await totalOf('assigned=me', browser)).toBe(2);
    expect(await totalOf('assigned=nobody')).toBe(free - 2);
    const body = await browser.call('GET /api/accounts', { query: { assigned: 'me' } });
    expect(body.rows[0]).toMatchObject({
      assignedTo: { _id: taker.id, email: taker.email },
    });
    await test.db
      .updateTable('accounts')
      .set({ status: 'Suspended' })
      .where('id', '=', asId<'accounts'>(ids[0] ?? ''))
      .execute();
    expect(await totalOf('assigned=me&status=Suspended', browser)).toBe(1);
    expect(await totalOf('assigned=me&status=Active', browser)).toBe(1);
    await assign(ids, colleague.id);
    expect(await totalOf('assigned=me', browser)).toBe(0);
  });

  it('twice changes nothing the second time', async () => {
    const ids = await borrowers(2);
    const manager = await moderator(test.services);
    await assign(ids, manager.id);
    expect((await assign(ids, manager.id)).status).toBe(200);
    expect(await mailsTo(manager.email)).toHaveLength(1);
    expect(await entriesOf(asId<'accounts'>(ids[0] ?? ''))).toHaveLength(1);
  });

  it('to oneself sends no mail', async () => {
    await assign(await borrowers(1), officer.id);
    expect(await mailsTo(officer.email)).toEqual([]);
  });

  it('by two officers at once ends with one manager for all of them', async () => {
    const ids = await borrowers(8);
    const [one, two] = [await moderator(test.services), await moderator(test.services)];
    const other = await loggedIn(test, one);
    const replies = await Promise.all([
      assign(ids, one.id),
      assign(ids.toReversed(), two.id, other),
      assign(ids, one.id, other),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await managersOf(ids)).size).toBe(1);
    const sums = await test.db
      .selectFrom('assignment_totals')
      .select('accounts')
      .where('manager_id', 'in', [one.id, two.id])
      .execute();
    expect(sums.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(8);
  });
});

describe('an assignment is refused, all of it,', () => {
  const refusal = async (userIds: string[], to: string) => {
    const { status, body } = await assign(userIds, to);
    return [status, (body as { message?: string }).message];
  };

  it('without a manager', async () => {
    const reply = await assign(await borrowers(1), '');
    expect(reply).toMatchObject({
      status: 422,
      body: { fields: { adminOrModeratorId: 'You must select option to assign users' } },
    });
  });

  it('to somebody who is not staff, is unknown or cannot log in', async () => {
    const ids = await borrowers(1);
    const staffOnly = [422, 'Users can be assigned to an admin or a moderator only.'];
    expect(await refusal(ids, (await someone(test.services)).id)).toEqual(staffOnly);
    expect(await refusal(ids, newId())).toEqual(staffOnly);
    const closed = await moderator(test.services, { status: 'Suspended' });
    expect(await refusal(ids, closed.id)).toEqual([
      409,
      'This colleague cannot log in just now. Choose somebody else.',
    ]);
  });

  it('with nobody, with more than 200, with an unknown one and with one who is not a borrower', async () => {
    const [id = ''] = await borrowers(1);
    const lender = await someone(test.services, { userType: 'Partner' });
    expect(await refusal([], colleague.id)).toEqual([422, 'Select the users first.']);
    const many = Array.from({ length: 201 }, () => newId());
    expect(await refusal(many, colleague.id)).toEqual([422, 'At most 200 users can be assigned at once.']);
    expect((await refusal([id, newId()], colleague.id))[0]).toBe(409);
    expect(await refusal([id, lender.id], colleague.id)).toEqual([422, 'Only borrowers can be assigned.']);
    expect(await managersOf([asId<'accounts'>(id)])).toEqual([null]);
  });

  it('and the database keeps neither a lender nor a manager outside of staff', async () => {
    const [id = '', other = ''] = await borrowers(2);
    const lender = await someone(test.services, { userType: 'Partner' });
    const set = (who: IdOf<'accounts'>, to: IdOf<'accounts'>) =>
      test.db
        .updateTable('accounts')
        .set({ assigned_to: to, assigned_at: new Date() })
        .where('id', '=', who)
        .execute();
    await expect(set(lender.id, colleague.id)).rejects.toThrow();
    await expect(set(asId<'accounts'>(id), asId<'accounts'>(other))).rejects.toThrow(/only staff/);
  });
});

it('the kept totals are what a count would find', async () => {
  const kept = await test.db
    .selectFrom('account_totals')
    .select(['user_type', 'status', (row) => row.fn.sum<string>('accounts').as('accounts')])
    .groupBy(['user_type', 'status'])
    .execute();
  const counted = await test.db
    .selectFrom('accounts')
    .select(['user_type', 'status', (row) => row.fn.countAll<number>().as('accounts')])
    .groupBy(['user_type', 'status'])
    .execute();
  const inOrder = (rows: { user_type: string; status: string; accounts: string | number }[]) =>
    rows
      .filter(({ accounts }) => Number(accounts) !== 0)
      .map(({ user_type, status, accounts }) => `${user_type} ${status} ${accounts}`)
      .sort();
  expect(inOrder(kept)).toEqual(inOrder(counted));
});
