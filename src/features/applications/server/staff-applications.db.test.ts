import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { borrower, loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { StaffApplicationRow } from '../contract.ts';

let test: TestApp;
let staff: Caller;
const NAMES = ['Zoe', 'Yan', 'Xia', 'Wes', 'Vin', 'Uma', 'Ted', 'Sue', 'Ray', '100%'];

/** Ten people's applications, one a day; the n-th asks for n thousand dollars, every third is approved. */
beforeAll(async () => {
  test = await openTestApp();
  staff = await loggedIn(test, await moderator(test.services));
  for (const [index, firstName] of NAMES.entries()) {
    const person = await borrower(test.services, { firstName, lastName: index < 5 ? 'Gra_nt' : 'Lee' });
    const browser = await loggedIn(test, person);
    const body = await browser.call('POST /api/loan/user/decision', { body: {} });
    const approved = index % 3 === 0;
    await test.db
      .insertInto('applications')
      .values({
        id: newId(),
        account_id: person.id,
        decision_id: asId(body.decisionId ?? ''),
        model: 'FirstModel',
        amount_cents: cents((index + 1) * 1_000_00),
        rate_monthly_bps: 600,
        term_months: 4,
        status: approved ? 'Approved' : 'Pending',
        loan_info: '{}',
        product_info: '{}',
        decided_at: approved ? new Date() : null,
        created_at: new Date(Date.UTC(2026, 0, index + 1)),
      })
      .execute();
  }
});
afterAll(() => test.close());

describe("staff's list of applications", () => {
  it.each([
    ['', 10, ['100%', 'Ray', 'Sue', 'Ted', 'Uma', 'Vin', 'Wes', 'Xia']],
    ['?page=2', 10, ['Yan', 'Zoe']],
    ['?page=3', 10, []],
    ['?sort=oldest', 10, ['Zoe', 'Yan', 'Xia', 'Wes', 'Vin', 'Uma', 'Ted', 'Sue']],
    ['?sort=largest&page=2', 10, ['Yan', 'Zoe']],
    ['?sort=smallest&page=2', 10, ['Ray', '100%']],
    ['?status=Approved', 4, ['100%', 'Ted', 'Wes', 'Zoe']],
    ['?status=Approved&page=2', 4, []],
    ['?status=Rejected', 0, []],
    ['?search=LEE', 5, ['100%', 'Ray', 'Sue', 'Ted', 'Uma']],
    ['?search=lee&status=Pending&sort=oldest', 3, ['Uma', 'Sue', 'Ray']],
    ['?search=gra_&page=2', 5, []],
    ['?search=graxnt', 0, []],
    ['?search=100%25', 1, ['100%']],
  ])('%s', async (query, total, names) => {
    const { status, body } = await staff.get(`/api/loan-application/admin${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total, perPage: 8 });
    expect(
      (body as { rows: StaffApplicationRow[] }).rows.map(({ user }) => user.fullName.split(' ')[0]),
    ).toEqual(names);
  });

  it('keeps its counts true when an application is decided', async () => {
    const body = await staff.call('GET /api/loan-application/admin', { query: { search: 'yan' } });
    const [row] = body.rows;
    await staff.call('POST /api/loan-application/admin/:id/reject', {
      params: { id: row?._id },
      body: { rejectionReason: 'No' },
    });
    const totals = await Promise.all(
      (['Pending', 'Approved', 'Rejected'] as const).map((status) =>
        staff.call('GET /api/loan-application/admin', { query: { status } }),
      ),
    );
    expect(totals).toMatchObject([{ total: 5 }, { total: 4 }, { total: 1 }]);
  });

  it.each(['?page=0', '?page=many', '?sort=cheapest', '?status=Open', '?other=1'])(
    'refuses %s',
    async (query) => {
      expect((await staff.get(`/api/loan-application/admin${query}`)).status).toBe(422);
    },
  );
});

describe("a borrower's own list", () => {
  it('has eight a page, newest first, and its total on every page', async () => {
    const person = await borrower(test.services);
    const browser = await loggedIn(test, person);
    const body = await browser.call('POST /api/loan/user/decision', { body: {} });
    await test.db
      .insertInto('applications')
      .values(
        Array.from({ length: 9 }, (_, index) => ({
          id: newId(),
          account_id: person.id,
          decision_id: asId(body.decisionId ?? ''),
          model: 'FirstModel' as const,
          amount_cents: cents((index + 1) * 100_00),
          rate_monthly_bps: 600,
          term_months: 4,
          status: 'Rejected' as const,
          rejection_reason: 'No',
          loan_info: '{}',
          product_info: '{}',
          decided_at: new Date(),
          created_at: new Date(Date.UTC(2026, 0, index + 1)),
        })),
      )
      .execute();
    const amounts = async (page: number) => {
      const reply = await browser.call('GET /api/loan-application/user', { query: { page } });
      const list = reply;
      return [list.total, ...list.rows.map(({ loanAmount }) => loanAmount)];
    };
    expect(await amounts(1)).toEqual([9, 900, 800, 700, 600, 500, 400, 300, 200]);
    expect(await amounts(2)).toEqual([9, 100]);
    expect(await amounts(3)).toEqual([9]);
  });
});
