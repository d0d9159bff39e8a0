import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { ageLoans } from './age-loans.ts';
import { auditsOf, pay, rowOf } from './arrears.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const age = (on: string) => ageLoans(test.services, noonOf(day(on)));
const row = (loan: RunningLoan) => rowOf(test.services, loan);

/** Three instalments of $1,916.66, .66 and .68, due on 28 February, 31 March and 30 April. */
const aLoan = () => runningLoan(test.services, { disbursedOn: day('2026-01-31') });

/** Each test counts its own loans: those of the others are judged for its first day beforehand. */
beforeEach(async () => {
  await test.db
    .updateTable('loans')
    .set({ aged_on: day('2030-01-01') })
    .where('state', 'in', ['Active', 'InArrears', 'Defaulted'])
    .execute();
});

describe('the daily ageing', () => {
  it('counts the days of a late loan, through arrears into default, and leaves the others alone', async () => {
    const [late, kept] = [await aLoan(), await aLoan()];
    await pay(test.services, kept, 1_916.66, day('2026-02-20'));
    expect(await age('2026-02-28')).toBe(0);
    expect(await age('2026-03-01')).toBe(1);
    expect(await row(late)).toMatchObject({ state: 'InArrears', days_late: 1, ageing: '1-30' });
    expect(await row(kept)).toMatchObject({ state: 'Active', aged_on: '2026-02-20' });

    expect(await age('2026-04-01')).toBe(2);
    expect(await row(late)).toMatchObject({
      days_late: 32,
      ageing: '31-60',
      overdue_cents: 1_916_66 + 1_916_66,
    });
    expect(await row(kept)).toMatchObject({ state: 'InArrears', days_late: 1 });

    await age('2026-05-28');
    expect(await row(late)).toMatchObject({ state: 'InArrears', days_late: 89, defaulted_on: null });
    await age('2026-05-29');
    expect(await row(late)).toMatchObject({
      state: 'Defaulted',
      days_late: 90,
      worst_days_late: 90,
      defaulted_on: '2026-05-29',
    });
  });

  it('judges each loan once a day, however often it runs', async () => {
    const loan = await aLoan();
    expect(await age('2026-03-05')).toBe(1);
    expect(await age('2026-03-05')).toBe(0);
    expect(await age('2026-03-06')).toBe(1);
    await pay(test.services, loan, 100, day('2026-03-07'));
    expect(await age('2026-03-07')).toBe(0);
    expect(await row(loan)).toMatchObject({ days_late: 7, aged_on: '2026-03-07' });
  });

  it('catches up with a week in which no server ran', async () => {
    const loan = await aLoan();
    await age('2026-03-01');
    await age('2026-03-10');
    expect(await row(loan)).toMatchObject({ days_late: 10, worst_days_late: 10 });
  });

  it('dates a default by the due day, also after forty days in which no server ran', async () => {
    const loan = await aLoan();
    await age('2026-05-20');
    await age('2026-06-29');
    expect(await row(loan)).toMatchObject({ state: 'Defaulted', days_late: 121, defaulted_on: '2026-05-29' });
  });

  it('takes a default back that a payment received in time, and recorded late, belies', async () => {
    const loan = await aLoan();
    await age('2026-05-30');
    expect(await row(loan)).toMatchObject({ state: 'Defaulted', defaulted_on: '2026-05-29' });
    await pay(test.services, loan, 1_916.66, day('2026-05-28'), day('2026-05-31'));
    expect(await row(loan)).toMatchObject({ state: 'InArrears', worst_days_late: 89, defaulted_on: null });
  });

  it('puts arrears and default on record once each, as done by nobody', async () => {
    const loan = await aLoan();
    for (const on of ['2026-03-01', '2026-03-02', '2026-05-28', '2026-05-29', '2026-05-30']) await age(on);
    expect(await auditsOf(test.services, loan)).toEqual([
      {
        action: 'loan.enter_arrears',
        actor_id: null,
        before: { state: 'Active' },
        after: { state: 'InArrears' },
      },
      {
        action: 'loan.default',
        actor_id: null,
        before: { state: 'InArrears' },
        after: { state: 'Defaulted' },
      },
    ]);
  });

  it('puts neither on record of a loan that a night finds in time', async () => {
    const loan = await aLoan();
    const stoodWrong = { state: 'InArrears', days_late: 9, overdue_cents: cents(1_916_66) } as const;
    await test.db
      .updateTable('loans')
      .set({ ...stoodWrong, oldest_due_on: day('2026-02-01'), aged_on: day('2026-02-10') })
      .where('id', '=', loan.id)
      .execute();
    expect(await age('2026-02-11')).toBe(1);
    expect(await row(loan)).toMatchObject({ state: 'Active', days_late: 0, oldest_due_on: '2026-02-28' });
    expect(await auditsOf(test.services, loan)).toEqual([]);
  });

  it('judges no loan that is repaid or written off', async () => {
    const [repaid, writtenOff] = [await aLoan(), await aLoan()];
    await pay(test.services, repaid, 5_750, day('2026-02-20'));
    await test.db
      .updateTable('loans')
      .set({ state: 'WrittenOff', written_off_on: day('2026-02-20'), oldest_due_on: null })
      .where('id', '=', writtenOff.id)
      .execute();
    expect(await age('2026-06-01')).toBe(0);
  });

  it('is safe on several servers: of two runs at once each loan is judged by one', async () => {
    const loans = await Promise.all(Array.from({ length: 12 }, aLoan));
    const aged = await Promise.all([age('2026-03-01'), age('2026-03-01')]);
    expect(aged.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const loan of loans) {
      expect(await row(loan)).toMatchObject({ state: 'InArrears', days_late: 1 });
      expect(await auditsOf(test.services, loan)).toHaveLength(1);
    }
  });

  it('waits in the end for a loan that somebody holds, and then sees what they did', async () => {
    const [held, free] = [await aLoan(), await aLoan()];
    const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = workAs(test.services, null).transaction(async (work) => {
      await lockLoan(work, held.id);
      taken.resolve();
      await released.promise;
    });
    await taken.promise;
    const run = age('2026-03-01');
    await untilSomebodyWaits(test);
    released.resolve();
    await holder;
    expect(await run).toBe(2);
    for (const loan of [held, free]) expect(await row(loan)).toMatchObject({ days_late: 1 });
  });

  it('keeps the totals of the portfolio', async () => {
    const loan = await aLoan();
    await age(addDays(day('2026-02-28'), 95));
    const loans = await test.db.selectFrom('loans').select(['state', 'ageing', 'owed_cents']).execute();
    const totals = await test.db.selectFrom('portfolio_totals').selectAll().execute();
    for (const { state, ageing, owed_cents, loans: count } of totals) {
      const own = loans.filter((each) => each.ageing === ageing && each.state === state);
      expect([own.length, own.reduce((sum, each) => sum + each.owed_cents, 0)]).toEqual([count, owed_cents]);
    }
    expect(await row(loan)).toMatchObject({ ageing: '90+' });
  });
});
