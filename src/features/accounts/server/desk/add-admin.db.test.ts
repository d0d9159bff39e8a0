import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
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

describe('adding an admin', () => {
  it('opens an account that logs in at once; a mail notifies its owner, and the password stands nowhere', async () => {
    const person = newcomer({ userType: 'Admin' });
    const reply = await add(person);
    expect(reply).toMatchObject({ status: 200, body: { message: 'Account created successfully' } });
    const login = await caller(test.app).reply('POST /api/accounts/login', {
      body: {
        email: person.email,
        password: person.password,
      },
    });
    expect(login).toMatchObject({ status: 200, body: { userType: 'Admin', status: 'Active' } });
    const { _id } = reply.body as { _id: IdOf<'accounts'> };
    const entry = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', _id)
      .where('action', '=', 'account.open')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_id: boss.id, after: { email: person.email, userType: 'Admin' } });
    const [mail] = await test.db.selectFrom('mails').selectAll().where('account_id', '=', _id).execute();
    expect(mail?.body_text).toContain('Althea Morgan has opened a staff account for you, as Admin');
    expect(mail?.body_text).toContain('/admin-login');
    expect(JSON.stringify([entry, mail])).not.toContain(person.password);
  });

  it('and raising one to admin notifies every other admin by mail, and nobody else', async () => {
    const mailsAbout = async (subject: string) => {
      const rows = await test.db
        .selectFrom('mails')
        .select(['account_id', 'body_text'])
        .where('subject', 'like', `%${subject}%`)
        .execute();
      return rows.map((row) => [row.account_id, row.body_text?.includes('Althea Morgan')]);
    };
    const other = await someone(test.services, { userType: 'Admin' });
    const officer = await moderator(test.services, { firstName: 'Una', lastName: 'Officer' });
    const { body } = await add(newcomer({ userType: 'Admin', firstName: 'Ona', lastName: 'Puppet' }));
    const { _id } = body as { _id: IdOf<'accounts'> };
    const added = await mailsAbout('Ona Puppet was added to the staff');
    expect(added).toContainEqual([other.id, true]);
    const [letter] = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', other.id)
      .execute();
    expect(letter?.body_text).toContain('/admin/add-admin');
    expect(letter?.body_text).toContain('suspend the account');
    const raise = { params: { id: officer.id }, body: { userType: 'Admin', reason: 'Leads' } } as const;
    await desk.call('POST /api/accounts/role/:id', raise);
    const raised = await mailsAbout('Una Officer was made an admin');
    expect(raised).toContainEqual([other.id, true]);
    expect(raised).toContainEqual([_id, true]);
    const ids = [...added, ...raised].map(([id]) => id);
    expect(ids).not.toContain(boss.id);
    expect(ids).not.toContain(officer.id);
    expect(added.map(([id]) => id)).not.toContain(_id);
  });

  it('rings the bell of every admin, as raising one does', async () => {
    const other = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    const officer = await moderator(test.services, { firstName: 'Uma', lastName: 'Officer' });
    const { body } = await add(newcomer({ firstName: 'Ola', lastName: 'Puppet' }));
    const { _id } = body as { _id: IdOf<'accounts'> };
    const raise = { params: { id: officer.id }, body: { userType: 'Admin', reason: 'Leads' } } as const;
    await desk.call('POST /api/accounts/role/:id', raise);
    const alerts = await other.call('GET /api/audit/alerts');
    expect(alerts.slice(0, 2)).toMatchObject([
      { pattern: 'admin_made', about: { _id: officer.id, fullName: 'Uma Officer' } },
      { pattern: 'staff_added', about: { _id, fullName: 'Ola Puppet' } },
    ]);
  });

  it('is refused to a moderator, in the specified words', async () => {
    const browser = await loggedIn(test, await moderator(test.services));
    const person = newcomer();
    expect(await add(person, browser)).toMatchObject({
      status: 403,
      body: { message: 'Failed! Only admin can create new admins.' },
    });
    const found = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirst();
    expect(found).toBeUndefined();
  });

  it.each([
    ['firstName', '', 'First Name is Required'],
    ['firstName', 'Christopher-Lee', undefined],
    ['firstName', 'Christopher-Lees', 'Must be 15 characters or less'],
    ['lastName', '', 'Last Name is Required'],
    ['lastName', 'x'.repeat(20), undefined],
    ['lastName', 'x'.repeat(21), 'Must be 20 characters or less'],
    ['email', '', 'Email is Required'],
    ['email', 'nia@', 'Invalid email address'],
    ['password', '', 'Password is Required'],
    ['password', 'kq7-Wz', 'minimum of 8 characters'],
    ['password', 'kq7-Wz!x', undefined],
    ['password', 'password1', 'This password is one of the first that others would guess. Choose another'],
    ['userType', '', 'User Type is Required'],
  ])('%s ‘%s’', async (field, value, error) => {
    const { status, body } = await add(newcomer({ [field]: value }));
    if (error === undefined) expect(status).toBe(200);
    else expect([status, (body as { fields: object }).fields]).toEqual([422, { [field]: error }]);
  });

  it('takes no other kind of account, and no known address', async () => {
    for (const userType of ['User', 'Partner', 'admin'])
      expect((await add(newcomer({ userType }))).status).toBe(422);
    const person = newcomer();
    await add(person);
    expect(await add({ ...person, email: person.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { fields: { email: 'There is an account with this email address already.' } },
    });
  });

  it('of one address by two at once opens one account', async () => {
    const person = newcomer();
    const replies = await Promise.all([add(person), add(person)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
