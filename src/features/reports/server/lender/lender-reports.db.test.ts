import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { type LenderOnOffer, partnerLoan } from '#tests/support/lenders.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import type { LenderFigures } from '../../contract/lender.ts';
import { REPORT_COLUMNS } from '../../rules/lender-reports.ts';
import {
  type Applied,
  applied,
  desk,
  island,
  openTwoLenders,
  ridge,
  ridgeDesk,
  test,
} from './two-lenders.test-support.ts';

openTwoLenders();

/** As if it had come in so many hours before it was decided, now. */
const decided = async (
  { id }: Applied,
  status: 'Approved' | 'Rejected',
  by: LenderOnOffer,
  hours: number,
) => {
  await sql`update applications set status = ${status}, decided_by = ${by.account.id}, rejection_reason = 'Too much',
    decided_at = created_at + ${hours} * interval '1 hour' where id = ${id}`.execute(test.db);
};

const today = dayOf(new Date());
const figuresOf = async (browser: Caller, query = '') =>
  (await browser.get(`/api/partner-report${query}`)).body as LenderFigures;
const download = async (browser: Caller, report: string) => {
  const { status, body, headers } = await browser.reply('GET /api/partner-report/:id', {
    params: { id: report },
  });
  return { status, headers, lines: readCsv(String(body)) };
};

describe("a lender's figures", () => {
  it('are its own, and follow what happens', async () => {
    const [first, second] = [await applied(island.loanId), await applied(island.loanId)];
    await applied(island.loanId);
    await decided(first, 'Approved', island, 2);
    await decided(second, 'Rejected', island, 6);
    const figures = await figuresOf(desk);
    expect(figures).toMatchObject({
      lists: { products: 1, loans: 1, applications: 3 },
      waiting: 1,
      approved: 1,
      rejected: 1,
      people: 3,
      amountApproved: 50_000,
      hoursToDecide: 4,
      loansShown: 1,
      oldest: expect.any(String),
    });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.reduce((sum, { applied: count }) => sum + count, 0)).toBe(3);
    expect(await figuresOf(ridgeDesk)).toMatchObject({
      waiting: 1,
      approved: 0,
      people: 1,
      hoursToDecide: null,
    });
  });

  it('lead from the count of a day to as many applications', async () => {
    const one = await applied(island.loanId);
    await applied(island.loanId);
    await decided(one, 'Approved', island, 50);
    await sql`alter table applications disable trigger applications_of_lender_kept`.execute(test.owner);
    await sql`update applications set created_at = created_at - interval '120 hours', decided_at = decided_at - interval '120 hours'
      where id = ${one.id}`.execute(test.db);
    await sql`alter table applications enable trigger applications_of_lender_kept`.execute(test.owner);
    const { days } = await figuresOf(desk);
    for (const [happened, counts] of [['applied', [1, 1]] as const, ['approved', [1]] as const]) {
      const counted = days.filter((day) => day[happened] > 0);
      expect(counted.map((day) => day[happened])).toEqual(counts);
      for (const { day, [happened]: total } of counted) {
        const query = { happened, from: day, to: day };
        expect(await desk.call('GET /api/loan-application/partner', { query })).toMatchObject({ total });
      }
    }
  });

  it('count a person once, however often they apply', async () => {
    const { browser } = await applied(island.loanId);
    const another = await partnerLoan(test.services, island);
    const body = { loanId: another, loanAmount: 50_000, term: 6 };
    await browser.call('POST /api/loan/user/apply', { body });
    expect(await figuresOf(desk)).toMatchObject({ people: 1, waiting: 2 });
  });

  it('equal the count of the records', async () => {
    for (let count = 0; count < 3; count++) await applied(island.loanId);
    const { rows } = await sql`
      select coalesce(sum(f.applied), 0)::int = (select count(*)::int from applications a where a.partner_id = p.id)
        and coalesce(sum(f.applicants), 0)::int = (select count(distinct account_id)::int from applications a where a.partner_id = p.id)
        and coalesce(sum(f.approved_cents), 0)::bigint = (select coalesce(sum(amount_cents), 0)::bigint from applications a
          where a.partner_id = p.id and status = 'Approved') as equal
      from partners p left join partner_figures f on f.partner_id = p.id group by p.id`.execute(test.db);
    expect(rows.every((row) => (row as { equal: boolean }).equal)).toBe(true);
  });

  it('show no loan that borrowers cannot see', async () => {
    await partnerLoan(test.services, island, { status: 'Inactive' });
    expect(await figuresOf(desk)).toMatchObject({ lists: { loans: 2 }, loansShown: 1 });
    await test.db
      .updateTable('partners')
      .set({ licence_state: 'Expired' })
      .where('id', '=', island.partnerId)
      .execute();
    expect((await figuresOf(desk)).loansShown).toBe(0);
  });

  it('are of the days asked for', async () => {
    await applied(island.loanId);
    const week = await figuresOf(desk, `?from=${addDays(today, -6)}&to=${today}`);
    expect(week.days.map(({ applied: count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    const before = await figuresOf(desk, `?from=${addDays(today, -9)}&to=${addDays(today, -3)}`);
    expect(before).toMatchObject({ waiting: 1, days: expect.arrayContaining([]) });
    expect(before.days.every(({ applied: count }) => count === 0)).toBe(true);
    expect(
      (await desk.refused('GET /api/partner-report', { query: { from: 'soon', to: 'later' } })).status,
    ).toBe(422);
  });

  it('count its own running loans, late ones and what is still to pay', async () => {
    const days = (count: number) => ({ disbursedOn: addDays(today, -count), now: new Date() });
    await runningLoan(test.services, { lender: island });
    await runningLoan(test.services, { lender: island, ...days(75) });
    await runningLoan(test.services, { lender: ridge });
    expect((await figuresOf(desk)).portfolio).toEqual({
      running: 2,
      late: 1,
      repaid: 0,
      all: 2,
      outstanding: 11_500,
      par30: 50,
    });
  });

  it('are all nothing without a company', async () => {
    const nobody = await loggedIn(test, await someone(test.services, { userType: 'Partner' }));
    expect(await figuresOf(nobody)).toMatchObject({
      lists: { products: 0, loans: 0, applications: 0 },
      waiting: 0,
      people: 0,
      hoursToDecide: null,
    });
    expect((await download(nobody, 'loans')).lines).toEqual([[...REPORT_COLUMNS.loans]]);
  });
});
