import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { dayOf, timeOf } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { addressOf, deskLists, isReadBy, listsOffered } from '#tests/support/desk-lists.ts';
import { sources } from '#tests/support/house-sources.ts';
import { lender } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { MOST_ROWS_IN_FILE } from '#texts/desk-lists.ts';

let test: TestApp;
let officer: Someone;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
});
afterAll(() => test.close());

const USERS = { list: '/api/accounts', columns: 'fullName,email,created', headings: 'Name|Email|Created' };

const save = (by: Caller, query: Record<string, string>) =>
  by.get(`/api/list-file?${new URLSearchParams(query)}`);

const saved = async (query: Record<string, string>) => {
  const { status, body } = await save(browser, query);
  expect(status).toBe(200);
  return readCsv(String(body));
};

describe('a list saved as a file', () => {
  it.each(['/api/loan/public', '/api/product'])(
    'has all of %s, which visitors read in pages',
    async (list) => {
      for (let loans = 0; loans < 9; loans++) await lender(test.services);
      expect((await saved({ list, columns: 'name', headings: 'Name', filters: '' })).length).toBeGreaterThan(
        9,
      );
    },
  );

  it('has all rows of the list, not a page of them, filtered and sorted as asked', async () => {
    for (let number = 10; number < 22; number++)
      await someone(test.services, { firstName: 'Yanique', lastName: `Number${number}` });
    const { total } = await browser.call('GET /api/accounts', { query: { search: 'yanique' } });
    const rows = await saved({ ...USERS, filters: 'search=yanique&sort=-name' });
    expect(rows[0]).toEqual(['Name', 'Email', 'Created']);
    expect(rows).toHaveLength(1 + total);
    expect(total).toBe(12);
    expect(rows.slice(1, 4).map(([name]) => name)).toEqual([
      'Yanique Number21',
      'Yanique Number20',
      'Yanique Number19',
    ]);
  });

  it('says moments as Jamaica has them, and nothing that a spreadsheet would work out', async () => {
    const person = await someone(test.services, { firstName: '=HYPERLINK("x")', lastName: 'Formula' });
    const [row] = (await saved({ ...USERS, headings: '+1|Email|Created', filters: 'search=formula' })).slice(
      1,
    );
    const { created_at } = await test.db
      .selectFrom('accounts')
      .select('created_at')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual([
      '\'=HYPERLINK("x") Formula',
      person.email,
      `${dayOf(created_at)} ${timeOf(created_at)}`,
    ]);
    expect((await saved({ ...USERS, headings: '+1|Email|Created', filters: 'search=formula' }))[0]?.[0]).toBe(
      "'+1",
    );
  });

  it('says of our own loans whose they are, where the list has no lender', async () => {
    const [loan, other] = [
      await runningLoan(test.services),
      await runningLoan(test.services, {
        lender: await lender(test.services, { partner: { name: 'Ridge' } }),
      }),
    ];
    const rows = await saved({
      list: '/api/loans/admin',
      columns: 'number,partner.name',
      headings: 'Loan number|Lender',
      nothings: '|Our own',
      filters: '',
    });
    expect(Object.fromEntries(rows)).toMatchObject({ [loan.number]: 'Our own', [other.number]: 'Ridge' });
  });

  it('holds nothing that the list itself does not show', async () => {
    const rows = await saved({
      list: '/api/accounts',
      columns: 'fullName,passwordHash,password_hash,search_text',
      headings: 'a|b|c|d',
      filters: 'search=yanique',
    });
    expect(rows.slice(1).every(([, ...rest]) => rest.every((cell) => cell === ''))).toBe(true);
  });

  it('is on record: which list, which filters, which columns, how many rows', async () => {
    await saved({ ...USERS, filters: 'search=yanique' });
    const entry = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('actor_id', '=', officer.id)
      .where('action', '=', 'list.save')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(entry?.after).toEqual({
      list: '/api/accounts',
      filters: 'search=yanique',
      columns: ['fullName', 'email', 'created'],
      rows: 12,
    });
  });

  it.each([
    ['no list', { list: '/api/nothing' }, 404],
    ['what is no list', { list: '/api/informations/dashboardStats' }, 404],
    ["a borrower's list", { list: '/api/loans/own' }, 403],
    ["a lender's list", { list: '/api/loans/partner' }, 403],
    ['a filter that the list does not know', { filters: 'shoe=9' }, 422],
    ['no column', { columns: '' }, 422],
    ['a column without a heading', { headings: 'Name|Email' }, 422],
  ])('refuses %s', async (_, wrong, status) => {
    expect((await save(browser, { ...USERS, ...wrong })).status).toBe(status);
  });

  it("is for a lender its own list, and nobody else's", async () => {
    const [own, other] = [await lender(test.services), await lender(test.services)];
    const loan = await runningLoan(test.services, { lender: own });
    await runningLoan(test.services, { lender: other });
    const desk = await loggedIn(test, own.account);
    const mine = { list: '/api/loans/partner', columns: 'number', headings: 'Number' };
    const { body } = await save(desk, mine);
    expect(readCsv(String(body))).toEqual([['Number'], [loan.number]]);
    expect((await save(desk, USERS)).status).toBe(403);
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await save(borrower, USERS)).status).toBe(403);
  });

  it('can be had of every list that a screen offers it for', async () => {
    const admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    const lenders = await loggedIn(test, (await lender(test.services)).account);
    const offered = listsOffered(sources);
    const readers = { Admin: admin, Partner: lenders };
    for (const route of deskLists(routes))
      for (const userType of ['Admin', 'Partner'] as const) {
        const list = addressOf(route);
        if (!offered.has(list) || !isReadBy(userType, route)) continue;
        const { status } = await save(readers[userType], { list, columns: '_id', headings: 'Id' });
        expect([list, userType, status]).toEqual([list, userType, 200]);
      }
  });

  it('is refused where it is longer than a file may be, rather than cut', async () => {
    await sql`
      insert into accounts (id, email, password_hash, first_name, last_name, user_type, status, info_status, created_at)
      select gen_random_uuid(), 'long-' || n || '@example.com', 'the hash', 'Long', 'Number ' || n, 'User', 'Created', 'FirstModel', now()
      from generate_series(1, ${MOST_ROWS_IN_FILE}) n`.execute(test.db);
    expect(await saved({ ...USERS, filters: 'search=long-' })).toHaveLength(1 + MOST_ROWS_IN_FILE);
    const { status, body } = await save(browser, USERS);
    expect([status, (body as { code: string }).code]).toEqual([422, 'list.too_long']);
  });
});
