import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOAN_CHECKS } from '#app/server/verify/loan-checks.ts';
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { type Cents, cents } from '#shared/money.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import type { DashboardStats } from '../contract.ts';

let test: TestApp;
let officer: Caller;
beforeAll(async () => {
  test = await openTestApp();
  officer = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const stats = async (query = '') =>
  (await officer.get(`/api/informations/dashboardStats${query}`)).body as DashboardStats;

/** Loans by their days, as they are kept and as counting them gives. */
async function keptAndCounted() {
  const kept = await test.db
    .selectFrom('daily_figures')
    .select((row) => ['figure', row.fn.sum<string>('count').as('count')])
    .where('figure', 'in', ['loansDisbursed', 'loansRepaid', 'loansDefaulted'])
    .groupBy('figure')
    .execute();
  const loans = await test.db.selectFrom('loans').select(['closed_at', 'defaulted_on']).execute();
  const of = (figure: string) => Number(kept.find((one) => one.figure === figure)?.count ?? 0);
  return {
    kept: [of('loansDisbursed'), of('loansRepaid'), of('loansDefaulted')],
    counted: [
      loans.length,
      loans.filter(({ closed_at }) => closed_at !== null).length,
      loans.filter(({ defaulted_on }) => defaulted_on !== null).length,
    ],
  };
}

const books = (loan: RunningLoan, event: LoanEvent) =>
  workAs(test.services, loan.officer).transaction(async (work) => {
    const locked = await lockLoan(work, loan.id);
    const [answer] = await postAll(work, loan.officer.id, [
      { loan: locked, event, ...(event.kind === 'Repayment' ? { reference: `D-${loan.number}` } : {}) },
    ]);
    const entries = answer && 'entries' in answer ? answer.entries : [];
    return entries.find(({ kind }) => kind === event.kind)?.id ?? '';
  });

const at = (disbursedOn: Day) => runningLoan(test.services, { disbursedOn });

/** The check of `npm run verify`. */
async function untrueMoney() {
  const check = LOAN_CHECKS.find(({ name }) => name === 'the money of each day is that of its transfers');
  return (await sql.raw(check?.faults ?? '').execute(test.db)).rows;
}

describe('the loans of the dashboard', () => {
  it('have the loans of any history as a count of them has: handed over, repaid, in default, at risk', async () => {
    const before = await stats();
    const aged = (days: number) =>
      runningLoan(test.services, { disbursedOn: addDays(today, -days), now: new Date() });
    const [fresh, , , lost] = [await aged(0), await aged(40), await aged(80), await aged(130)];
    const payment = await books(fresh, { kind: 'Repayment', amountCents: cents(5_750_00), on: today });
    const after = await stats();
    const last = (shown: DashboardStats) => shown.days.at(-1);
    expect(last(after)).toMatchObject({
      disbursed: (last(before)?.disbursed ?? 0) + 1,
      repaid: (last(before)?.repaid ?? 0) + 1,
      par30: after.loans.par30,
      defaultRate: 25,
    });
    // It went into default on the day it became 90 days late, whenever that was seen.
    const defaults = (shown: DashboardStats) => shown.days.reduce((sum, { defaulted }) => sum + defaulted, 0);
    expect([defaults(after), last(after)?.defaulted]).toEqual([
      defaults(before) + 1,
      last(before)?.defaulted,
    ]);
    // Four loans, of which one is repaid; of the other three two are more than 30 days late.
    expect(after.loans).toEqual({
      running: 3,
      inArrears: 3,
      over90: 1,
      atRisk: 10_000,
      par30: 66.67,
      outstanding: 17_250,
    });
    await books(fresh, { kind: 'Reversal', reverses: payment, on: today });
    await books(lost, { kind: 'WriteOff', on: today });
    expect(last(await stats())).toMatchObject({ repaid: last(before)?.repaid, par30: 33.33 });
    expect((await stats()).loans.running).toBe(3);
    const { kept, counted } = await keptAndCounted();
    expect(kept).toEqual(counted);
  });

  it('have what was lent, received and given up, and the same of as many days before', async () => {
    // All of it was 200 days ago and more, where nothing else happens.
    const on = (days: number) => addDays(today, -days);
    const [first, second] = [await at(on(205)), await at(on(215))];
    const money = async () => {
      const shown = await stats(`?from=${on(209)}&to=${on(200)}`);
      return [shown.money, shown.moneyBefore];
    };
    const lent = { lent: 5_000, interest: 0, fees: 250, writtenOff: 0 };
    expect(await money()).toEqual([lent, lent]);
    // The first instalment is $1,916.66, of which $250 is interest.
    const paid = await books(first, { kind: 'Repayment', amountCents: cents(1_916_66), on: on(203) });
    await books(second, { kind: 'Repayment', amountCents: cents(100_00), on: on(211) });
    expect(await money()).toEqual([
      { ...lent, interest: 250 },
      { ...lent, interest: 100 },
    ]);
    await books(first, { kind: 'Reversal', reverses: paid, on: on(202) });
    await books(second, { kind: 'WriteOff', on: on(201) });
    expect(await money()).toEqual([
      { ...lent, writtenOff: 5_650 },
      { ...lent, interest: 100 },
    ]);
    expect((await stats(`?from=${on(209)}&to=${on(200)}`)).before).toMatchObject({
      day: on(219),
      disbursed: 1,
    });
    expect((await stats(`?from=${on(209)}&to=${on(200)}`)).days).toHaveLength(10);
    expect(await untrueMoney()).toEqual([]);
  });

  it('show PAR30 of past days as it was written down', async () => {
    const owner_id = newId();
    const row = (day: `${number}-${number}-${number}`, ageing: string, principal_cents: Cents) => ({
      day: day as Day,
      owner_id,
      ageing,
      loans: 1,
      principal_cents,
      owed_cents: principal_cents,
    });
    await test.db
      .insertInto('portfolio_days')
      .values([
        row('2025-02-26', 'Current', cents(75_00)),
        row('2025-02-26', '31-60', cents(25_00)),
        row('2025-03-02', 'Current', cents(50_00)),
        row('2025-03-02', '1-30', cents(40_00)),
        row('2025-03-02', '90+', cents(10_00)),
      ])
      .execute();
    const { days } = await stats('?from=2025-03-01&to=2025-03-03');
    expect(days.map(({ par30 }) => par30)).toEqual([25, 10, 10]);
  });
});
