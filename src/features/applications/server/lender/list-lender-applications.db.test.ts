import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender, partnerLoan } from '#tests/support/lenders.ts';
import type { LenderApplicationRow } from '../../contract.ts';
import { type Applied, applied } from './lender-applications.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const LIST = '/api/loan-application/partner';
type Page = { rows: LenderApplicationRow[]; total: number };

async function desk(
  known: Parameters<typeof lender>[1] = {},
): Promise<{ own: LenderOnOffer; browser: Caller }> {
  const own = await lender(test.services, known);
  return { own, browser: await loggedIn(test, own.account) };
}
const read = async (browser: Caller, query = '') => (await browser.get(`${LIST}${query}`)).body as Page;
const titles = ({ rows }: Page) => rows.map(({ loanInfoImmutable }) => JSON.parse(loanInfoImmutable).name);

async function withdraw({ person }: Applied): Promise<void> {
  const browser = await loggedIn(test, person);
  const { rows } = await browser.call('GET /api/consents');
  for (const { _id } of rows) await browser.call('POST /api/consents/:id/withdraw', { params: { id: _id } });
}

describe('the list', () => {
  it('shows who asks for what, from the snapshots as JSON texts', async () => {
    const { own, browser } = await desk({ product: { name: 'Everyday' }, loan: { name: 'Quick Cash' } });
    const one = await applied(test.services, own, { firstName: 'Nadine', loanAmount: 20_000 });
    await test.db
      .updateTable('partner_loans')
      .set({ name: 'Slow Cash' })
      .where('id', '=', own.loanId)
      .execute();
    const { rows, total } = await read(browser);
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        _id: one.applicationId,
        status: 'Waiting',
        loanAmount: 20_000,
        user: { fullName: expect.stringMatching(/^Nadine /) },
      },
    ]);
    expect(JSON.parse(rows[0]?.loanInfoImmutable ?? '')).toMatchObject({
      name: 'Quick Cash',
      maximumInterestRate: 8,
    });
    expect(JSON.parse(rows[0]?.productInfoImmutable ?? '')).toMatchObject({ name: 'Everyday' });
  });

  it('is empty for a lender whom nobody asked, and for one without a company', async () => {
    expect(await read((await desk()).browser)).toMatchObject({ rows: [], total: 0 });
    const newcomer = await loggedIn(test, await someone(test.services, { userType: 'Partner' }));
    expect(await read(newcomer)).toMatchObject({ rows: [], total: 0 });
  });

  it('is ordered by each column, from either end', async () => {
    const { own, browser } = await desk({ loan: { name: 'Bravo', maximum_amount_cents: cents(30_000_00) } });
    const other = { name: 'alpha', type: 'Car Loan' as const, maximum_rate_monthly_bps: 900 };
    const cheaper = await partnerLoan(test.services, own, other);
    await applied(test.services, own, { now: new Date('2026-03-01T12:00:00Z') });
    await applied(test.services, own, { loanId: cheaper, now: new Date('2026-03-02T12:00:00Z') });
    const first = {
      created: 'Bravo',
      title: 'alpha',
      maximumAmount: 'Bravo',
      maximumInterestRate: 'Bravo',
      type: 'alpha',
    };
    for (const [sort, title] of Object.entries(first)) {
      expect(titles(await read(browser, `?sort=${sort}`))[0], sort).toBe(title);
      expect(titles(await read(browser, `?sort=-${sort}`))[1], `-${sort}`).toBe(title);
    }
    expect(titles(await read(browser))).toEqual(['alpha', 'Bravo']);
    expect((await browser.get(`${LIST}?sort=applicant`)).status).toBe(422);
  });

  it('is filtered by state and paged by eight, its totals kept by the writes', async () => {
    const { own, browser } = await desk();
    const all = [];
    for (let count = 0; count < 10; count++) all.push(await applied(test.services, own));
    await browser.call('POST /api/loan-application/updateStatus/:id', {
      params: { id: all[0]?.applicationId },
      body: { status: 'Approved' },
    });
    expect(await read(browser)).toMatchObject({ total: 10, perPage: 8 });
    const second = await read(browser, '?page=2');
    expect(second.rows).toHaveLength(2);
    expect(await read(browser, '?status=Waiting')).toMatchObject({ total: 9 });
    const approved = await read(browser, '?status=Approved');
    expect([approved.total, approved.rows[0]?._id]).toEqual([1, all[0]?.applicationId]);
    expect(await read(browser, '?status=Rejected')).toMatchObject({ rows: [], total: 0 });
  });
});

describe('an applicant', () => {
  it('is found by a part of the name or e-mail', async () => {
    const { own, browser } = await desk();
    const one = await applied(test.services, own, { firstName: 'Zebulon' });
    await applied(test.services, own);
    for (const search of ['zebul', 'ZEBULON camp', one.person.email]) {
      const { rows, total } = await read(browser, `?search=${encodeURIComponent(search)}`);
      expect([total, rows.map(({ _id }) => _id)], search).toEqual([1, [one.applicationId]]);
    }
    expect(await read(browser, '?search=%25')).toMatchObject({ total: 0 });
  });

  it('who has withdrawn consent has no name in the list, and is not found by it', async () => {
    const { own, browser } = await desk();
    const one = await applied(test.services, own, { firstName: 'Obadiah' });
    await withdraw(one);
    const { rows, total } = await read(browser);
    expect([total, rows[0]?._id, rows[0]?.user]).toEqual([1, one.applicationId, null]);
    expect(JSON.stringify(rows)).not.toContain('Obadiah');
    expect(await read(browser, '?search=obadiah')).toMatchObject({ rows: [], total: 0 });
  });
});

describe('of two lenders', () => {
  it('neither learns of the other’s applications: not by list, count or search', async () => {
    const [one, two] = [await desk(), await desk()];
    const both = await someone(test.services, { firstName: 'Thelonia' });
    await applied(test.services, one.own, { person: both });
    await applied(test.services, one.own);
    const own = await applied(test.services, two.own, { person: both });
    expect(await read(one.browser)).toMatchObject({ total: 2 });
    const seen = await read(two.browser);
    expect([seen.total, seen.rows.map(({ _id }) => _id)]).toEqual([1, [own.applicationId]]);
    expect(await read(two.browser, '?status=Waiting')).toMatchObject({ total: 1 });
    expect(await read(two.browser, '?search=thelonia')).toMatchObject({ total: 1 });
    expect(await read(two.browser, '?page=2')).toMatchObject({ rows: [], total: 1 });
  });

  it('a consent for one names nobody to the other', async () => {
    const [one, two] = [await desk(), await desk()];
    const both = await someone(test.services, { firstName: 'Ezekiela' });
    await applied(test.services, one.own, { person: both });
    const atTwo = await applied(test.services, two.own, { person: both });
    const consents = await test.db
      .selectFrom('consents')
      .select('id')
      .where('account_id', '=', both.id)
      .where('partner_id', '=', two.own.partnerId)
      .execute();
    await (await loggedIn(test, both)).call('POST /api/consents/:id/withdraw', {
      params: { id: consents[0]?.id },
    });
    expect((await read(two.browser)).rows).toMatchObject([{ _id: atTwo.applicationId, user: null }]);
    expect((await read(one.browser)).rows[0]?.user?.fullName).toMatch(/^Ezekiela/);
  });
});
