import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { loggedIn, PASSWORD } from '../accounts.test-support.ts';
import { ensureFirstAdmin } from '../ensure-first-admin.ts';
import { openAccount } from '../open-account.ts';
import { createStaff } from '../sign-up/create-staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ ADMIN_EMAIL: 'First@example.com', ADMIN_PASSWORD: 'hummingbird-Coast 61' });
  for (let number = 1; number <= 11; number++) {
    const email = `person${number}@example.com`;
    const userType = number === 3 ? 'Partner' : 'User';
    await workAs(test.services, null, new Date(Date.UTC(2026, 0, number))).transaction((work) =>
      openAccount(work, {
        firstName: number === 7 ? '100%' : 'Dwight',
        lastName: 'Grant_Lee',
        email,
        passwordHash: '-',
        userType,
        status: 'Active',
      }),
    );
  }
});
afterAll(() => test.close());

describe('the list of accounts', () => {
  const moderator = async () => {
    const known = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'mod@example.com')
      .executeTakeFirst();
    if (!known)
      await createStaff(workAs(test.services, null), {
        firstName: 'Mo',
        lastName: 'Derator',
        email: 'mod@example.com',
        password: PASSWORD,
        userType: 'Moderator',
      });
    const browser = caller(test.app);
    await browser.call('POST /api/accounts/login', {
      body: { email: 'mod@example.com', password: PASSWORD },
    });
    return browser;
  };

  it.each([
    ['', 10, ['person11@example.com', 'person10@example.com', 'person9@example.com']],
    ['?sort=created', 10, ['person1@example.com', 'person2@example.com', 'person4@example.com']],
    ['?sort=name', 10, ['person7@example.com']],
    ['?sort=-name&page=2', 10, ['person1@example.com', 'person7@example.com']],
    ['?search=person&sort=name&page=2', 10, ['person10@example.com', 'person11@example.com']],
    ['?userType=User&page=2', 10, ['person2@example.com', 'person1@example.com']],
    ['?userType=Partner', 1, ['person3@example.com']],
    ['?search=PERSON1', 3, ['person11@example.com', 'person10@example.com', 'person1@example.com']],
    ['?search=dwight%20grant_', 9, ['person11@example.com']],
    ['?search=dwight%20grant_&userType=Partner', 1, ['person3@example.com']],
    ['?status=Active&page=2', 10, ['person2@example.com', 'person1@example.com']],
    ['?assigned=me', 0, []],
    ['?assigned=nobody&page=2', 10, ['person2@example.com', 'person1@example.com']],
    ['?page=9', 10, []],
    ['?search=100%25', 1, ['person7@example.com']],
    ['?search=grantxlee', 0, []],
    ['?status=Suspended', 0, []],
  ])('%s', async (query, total, first) => {
    const { status, body } = await (await moderator()).get(`/api/accounts${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total });
    const emails = emailsOf(body);
    expect(emails.slice(0, first.length)).toEqual(first);
    expect(emails.length).toBeLessThanOrEqual(8);
  });

  it('opens one of them', async () => {
    const browser = await moderator();
    const { id } = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'person1@example.com')
      .executeTakeFirstOrThrow();
    expect(await browser.call('GET /api/accounts/:id', { params: { id } })).toMatchObject({
      user: { _id: id, email: 'person1@example.com', fullName: 'Dwight Grant_Lee', points: 0 },
    });
    expect((await browser.refused('GET /api/accounts/:id', { params: { id: newId() } })).status).toBe(404);
  });

  it('is for staff alone', async () => {
    const curious = await loggedIn(test, 'curious@example.com');
    for (const path of ['/api/accounts', `/api/accounts/${newId()}`]) {
      expect((await caller(test.app).get(path)).status).toBe(401);
      expect((await curious.get(path)).status).toBe(403);
    }
  });
});

function emailsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('rows' in body) || !Array.isArray(body.rows)) return [];
  return body.rows.map((row: { email: string }) => row.email);
}

describe('staff accounts', () => {
  const work = () => workAs(test.services, null);
  const person = {
    firstName: 'Ada',
    lastName: 'Min',
    email: 'ada@example.com',
    password: 'blue-Mountain 1962',
    userType: 'Admin',
  } as const;

  it('need a password of twelve characters and an address of their own', async () => {
    await expect(createStaff(work(), { ...person, password: 'short-One 1' })).rejects.toMatchObject({
      fields: { password: 'minimum of 12 characters' },
    });
    await createStaff(work(), person);
    await expect(createStaff(work(), { ...person, email: 'ADA@example.com' })).rejects.toMatchObject({
      code: 'account.email_taken',
    });
  });

  it('begin with the admin whom the settings name, once', async () => {
    await ensureFirstAdmin(work());
    await ensureFirstAdmin(work());
    const login = await caller(test.app).reply('POST /api/accounts/login', {
      body: {
        email: 'first@example.com',
        password: 'hummingbird-Coast 61',
      },
    });
    expect(login).toMatchObject({ status: 200, body: { userType: 'Admin', status: 'Active' } });
  });
});
