import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { loanRecords } from '../loan-records.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

describe('a borrower', () => {
  it('sees their own loans, the newest first, and nobody else’s', async () => {
    const known = await lender(test.services);
    const ours = await runningLoan(test.services, { disbursedOn: addDays(today, -40) });
    const { borrower } = ours;
    const lenders = await runningLoan(test.services, { borrower, lender: known });
    await runningLoan(test.services);
    const browser = await loggedIn(test, borrower);
    const { rows, total } = await browser.call('GET /api/loans/own');
    expect(total).toBe(2);
    expect(rows.map(({ number }) => number)).toEqual([lenders.number, ours.number]);
    expect(rows[0]?.partner?._id).toBe(known.partnerId);
  });

  it('has an empty list without a loan', async () => {
    const browser = await loggedIn(test, await someone(test.services));
    expect(await browser.call('GET /api/loans/own')).toMatchObject({ rows: [], total: 0 });
  });

  it('sees one with its schedule, its history and what would pay it off today', async () => {
    const disbursedOn = addDays(today, -10);
    const loan = await runningLoan(test.services, { disbursedOn });
    const reference = await repaid(test.services, loan, 1_000_00, addDays(today, -5));
    const browser = await loggedIn(test, loan.borrower);
    const body = await browser.call('GET /api/loans/own/:id', { params: { id: loan.id } });
    const own = body;
    expect(own).toMatchObject({
      today,
      loan: {
        state: 'Active',
        owed: 4_750,
        nextAmount: 916.66,
        nextDueOn: addMonths(disbursedOn, 1),
        overdue: 0,
      },
      // The interest of the second and the third month, $250 each, is not charged.
      settlement: { pay: 4_250, save: 500 },
    });
    expect(own.schedule.map(({ paid }) => paid)).toEqual([1_000, 0, 0]);
    expect(own.entries.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['Repayment', reference],
      ['Disbursement', expect.any(String)],
    ]);
    expect(own.entries.every((entry) => !('note' in entry))).toBe(true);
  });

  it('sees a loan as it stands on the day, also before the ageing of that day', async () => {
    const disbursedOn = addDays(today, -40);
    const { id, borrower } = await runningLoan(test.services, { disbursedOn });
    const browser = await loggedIn(test, borrower);
    const dueOn = addMonths(disbursedOn, 1);
    expect((await browser.call('GET /api/loans/own/:id', { params: { id } })).loan).toMatchObject({
      state: 'InArrears',
      daysLate: daysBetween(dueOn, today),
      overdue: 1_916.66,
      nextDueOn: dueOn,
    });
  });

  it('is quoted nothing where nothing would be saved, or nothing is owed', async () => {
    const late = await runningLoan(test.services, { disbursedOn: addDays(today, -95) });
    const done = await runningLoan(test.services);
    await repaid(test.services, done, 5_750_00, today);
    for (const { borrower, id } of [late, done]) {
      const browser = await loggedIn(test, borrower);
      expect((await browser.call('GET /api/loans/own/:id', { params: { id } })).settlement).toBeNull();
    }
  });

  it('finds nothing under another’s loan', async () => {
    const { id } = await runningLoan(test.services);
    const browser = await loggedIn(test, await someone(test.services));
    expect((await browser.refused('GET /api/loans/own/:id', { params: { id } })).status).toBe(404);
    expect((await browser.refused('GET /api/loans/own/:id/statement', { params: { id } })).status).toBe(404);
  });
});

it('a download of one’s own data holds the loans with their schedules and every entry in words', async () => {
  const loan = await runningLoan(test.services, { disbursedOn: addDays(today, -10) });
  await repaid(test.services, loan, 1_000_00, today);
  const parts = await loanRecords.held(workAs(test.services, null), loan.borrower.id);
  expect(parts.map(({ title }) => title)).toEqual([
    'Your loans',
    `Schedule of loan ${loan.number}`,
    `Entries of loan ${loan.number}`,
  ]);
  expect(parts[2]?.records.map((record) => record.What)).toEqual(['You borrowed', 'Payment received']);
});
