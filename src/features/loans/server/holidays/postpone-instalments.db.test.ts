import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeHoliday } from '#features/upkeep/server/holidays.ts';
import { holidayTexts } from '#features/upkeep/texts/staff-holidays.ts';
import { staffUpkeepRefusals } from '#features/upkeep/texts/staff-refusals.ts';
import type { Day } from '#shared/calendar.ts';
import { moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, runningLoan } from '#tests/support/loans.ts';
import { ageLoans } from '../arrears/age-loans.ts';
import { auditsOf, bellOf, mailsTo, pay, rowOf } from '../arrears/arrears.test-support.ts';
import { remindBorrowers } from '../arrears/remind-borrowers.ts';
import { grantNewDate } from '../new-dates/decide-new-date.ts';
import { listNewDates, listOwnNewDates } from '../new-dates/list-new-dates.ts';
import { askedLoan, requestsOf } from '../new-dates/new-dates.test-support.ts';
import { addedHoliday, datesOf, faultyDates, scheduleOf } from './holidays.test-support.ts';
import { postponeInstalments } from './postpone-instalments.ts';
import { showPostponed } from './show-postponed.ts';

let test: TestApp;
let admin: Someone;
beforeAll(async () => {
  test = await openTestApp();
  admin = await someone(test.services, { userType: 'Admin' });
});
afterAll(() => test.close());
/** Each test has its own holidays, and no loan of another test that runs. */
afterEach(async () => {
  await test.db.deleteFrom('added_holidays').execute();
  await test.db
    .updateTable('loans')
    .set({ state: 'WrittenOff', written_off_on: day('2026-02-20'), oldest_due_on: null, days_late: 0 })
    .execute();
});

const MARCH = day('2026-03-31');
/** Due on 28 February, 31 March and 30 April. */
const aLoan = () => runningLoan(test.services, { disbursedOn: day('2026-01-31') });
const add = (holiday: Day, on: Day = day('2026-02-10')) => addedHoliday(test.services, holiday, on, admin);
const postpone = (on = '2026-02-10') => postponeInstalments(test.services, noonOf(day(on)));
const foretold = (holiday: Day, on = '2026-02-10') =>
  showPostponed(workAs(test.services, admin, noonOf(day(on))), { query: { day: holiday } });

describe('a holiday that is added on a day on which instalments fall due', () => {
  it('moves them as was foretold, once, on record, and its borrower hears of it', async () => {
    const loan = await aLoan();
    expect(await foretold(MARCH)).toEqual({
      to: '2026-04-01',
      instalments: 1,
      loans: 1,
      newDates: 0,
      waiting: 0,
      hasMore: false,
      refused: null,
    });
    await add(MARCH);
    expect(await postpone()).toBe(1);
    expect(await postpone()).toBe(0);
    expect(await scheduleOf(test.services, loan)).toMatchObject([
      { due_on: '2026-02-28', postponed_days: 0 },
      { due_on: '2026-04-01', original_due_on: '2026-03-31', postponed_days: 1 },
      { due_on: '2026-04-30', postponed_days: 0 },
    ]);
    expect(await auditsOf(test.services, loan)).toEqual([
      {
        action: 'loan.postpone_instalment',
        actor_id: null,
        before: { instalment: 2, dueOn: '2026-03-31', state: 'Active' },
        after: { instalment: 2, dueOn: '2026-04-01', state: 'Active', holiday: 'General election' },
      },
    ]);
    expect(await bellOf(test.services, loan)).toMatchObject([
      {
        action: 'instalmentPostponed',
        amount: 1_916.66,
        dueOn: '2026-04-01',
        holiday: { day: '2026-03-31', name: 'General election' },
      },
    ]);
  });

  it.each([
    ['that is past', '2026-02-09', holidayTexts.dayOutside],
    ['of today', '2026-02-10', holidayTexts.dayOutside],
    ['after every loan has ended', '2076-02-11', holidayTexts.dayOutside],
    ['that is one by law', '2026-12-25', staffUpkeepRefusals['holiday.known'].text],
    ['that was added', '2026-03-31', staffUpkeepRefusals['holiday.known'].text],
  ])('is refused beforehand in the same words as when it is added: a day %s', async (_, closed, refused) => {
    await add(MARCH);
    expect(await foretold(day(closed))).toMatchObject({ instalments: 0, waiting: 0, refused });
    const error = await add(day(closed)).catch((thrown: unknown) => thrown);
    expect(`${error} ${JSON.stringify(error)}`).toContain(refused);
  });

  it('is foretold as it will be, also while what a day added before it moves is still to be moved', async () => {
    const loan = await aLoan();
    await add(MARCH);
    const [before, next] = [day('2026-03-30'), day('2026-04-01')];
    for (const moved of [0, 1]) {
      expect(await foretold(before)).toMatchObject({ instalments: 0, loans: 0 });
      expect(await foretold(next)).toMatchObject({ instalments: 1, loans: 1, to: '2026-04-02' });
      if (moved === 0) expect(await postpone()).toBe(1);
    }
    await add(next);
    expect(await postpone()).toBe(1);
    expect((await datesOf(test.services, loan))[1]).toBe('2026-04-02');
  });

  it('makes nobody late, and reminds by the later date', async () => {
    const loan = await aLoan();
    await pay(test.services, loan, 1_916.66, day('2026-02-20'));
    await add(MARCH);
    await postpone();
    expect(await rowOf(test.services, loan)).toMatchObject({ oldest_due_on: '2026-04-01' });
    expect(await ageLoans(test.services, noonOf(day('2026-04-01')))).toBe(0);
    await remindBorrowers(test.services, noonOf(day('2026-04-01')));
    expect((await bellOf(test.services, loan)).at(-1)).toMatchObject({
      action: 'instalmentDue',
      dueOn: '2026-04-01',
    });
    await ageLoans(test.services, noonOf(day('2026-04-02')));
    expect(await rowOf(test.services, loan)).toMatchObject({ state: 'InArrears', days_late: 1 });
  });

  it('leaves what is paid, and counts it in nothing', async () => {
    const loan = await aLoan();
    await pay(test.services, loan, 3_833.32, day('2026-02-20'));
    expect(await foretold(MARCH, '2026-02-21')).toMatchObject({ instalments: 0, loans: 0 });
    await add(MARCH, day('2026-02-21'));
    expect(await postpone('2026-02-21')).toBe(0);
    expect(await datesOf(test.services, loan)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('is asked for as one payment where holidays in a row put two instalments on one day', async () => {
    const loan = await runningLoan(test.services, {
      ...{ disbursedOn: day('2026-01-31'), repaymentOption: 'Weekly' },
      ...{ amountCents: 10_000_00, rateMonthlyBps: 1_000, termMonths: 2 },
    });
    await pay(test.services, loan, 1_500, day('2026-02-07'));
    for (const closed of ['14', '16', '17', '19', '20']) await add(day(`2026-02-${closed}`));
    await postpone();
    expect((await datesOf(test.services, loan)).slice(0, 4)).toEqual(
      ['2026-02-07', '2026-02-21', '2026-02-21', '2026-02-28'].map(day),
    );
    expect(await rowOf(test.services, loan)).toMatchObject({
      oldest_due_on: '2026-02-21',
      next_amount_cents: 3_000_00,
    });
    await remindBorrowers(test.services, noonOf(day('2026-02-21')));
    expect(await bellOf(test.services, loan)).toContainEqual(
      expect.objectContaining({ amount: 3_000, dueOn: '2026-02-21' }),
    );
    const [mail] = await mailsTo(test.services, loan, 'today');
    expect(mail?.body_text).toContain('If you cannot pay on that day, write to us');
    expect(mail?.body_text).not.toContain('ask for a new date');
  });

  it('is made up for where the server stood still over it', async () => {
    const loan = await aLoan();
    await pay(test.services, loan, 1_916.66, day('2026-02-20'));
    await add(MARCH);
    await ageLoans(test.services, noonOf(day('2026-04-01')));
    expect(await rowOf(test.services, loan)).toMatchObject({ state: 'InArrears', days_late: 1 });
    expect(await postpone('2026-04-01')).toBe(1);
    expect(await rowOf(test.services, loan)).toMatchObject({
      state: 'Active',
      days_late: 0,
      worst_days_late: 0,
    });
  });

  it('keeps the later dates when it is removed again', async () => {
    const loan = await aLoan();
    await add(MARCH);
    await postpone();
    await removeHoliday(workAs(test.services, admin, noonOf(day('2026-02-11'))), { body: { day: MARCH } });
    expect(await postpone('2026-02-11')).toBe(0);
    expect(await datesOf(test.services, loan)).toEqual(['2026-02-28', '2026-04-01', '2026-04-30']);
    expect(await faultyDates(test)).toEqual([]);
  });

  it('of two runs at once each instalment is moved by one', async () => {
    const loans = await Promise.all(Array.from({ length: 12 }, aLoan));
    await add(MARCH);
    const moved = await Promise.all([postpone(), postpone(), postpone()]);
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const loan of loans) expect(await auditsOf(test.services, loan)).toHaveLength(1);
  });

  it('waits for a payment that is being recorded, and leaves what it paid', async () => {
    const loan = await aLoan();
    await add(day('2026-02-28'));
    const [moved] = await Promise.all([postpone(), pay(test.services, loan, 1_916.66, day('2026-02-10'))]);
    expect((await datesOf(test.services, loan))[0]).toBe(moved === 1 ? '2026-03-02' : '2026-02-28');
  });
});

describe('a new date', () => {
  it('that was granted moves with the instalment, and its borrower is not asked to have had another', async () => {
    const loan = await askedLoan(test.services, { disbursedOn: day('2026-01-31') });
    const officer = workAs(test.services, await moderator(test.services), noonOf(day('2026-02-10')));
    await grantNewDate(officer, { params: { id: loan.requestId }, body: { note: '' } });
    expect(loan.wantedOn).toBe('2026-03-10');
    expect(await foretold(loan.wantedOn)).toMatchObject({ instalments: 1, newDates: 1 });
    await add(loan.wantedOn);
    expect(await postpone()).toBe(1);
    expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
      due_on: '2026-03-11',
      postponed_days: 1,
    });
    expect(await faultyDates(test)).toEqual([]);
  });

  it('that waits is shown and granted for the next working day', async () => {
    const loan = await askedLoan(test.services, { disbursedOn: day('2026-01-31') });
    const on = noonOf(day('2026-02-10'));
    expect(await foretold(loan.wantedOn)).toMatchObject({ instalments: 0, waiting: 1, to: '2026-03-11' });
    await add(loan.wantedOn);
    await add(day('2026-02-28'));
    expect(await postpone()).toBe(1);
    const shown = { fromDueOn: '2026-03-02', wantedDueOn: '2026-03-11' };
    const own = workAs(test.services, loan.borrower, on);
    expect(await listOwnNewDates(own, { params: { id: loan.id } })).toMatchObject({ requests: [shown] });
    const officer = workAs(test.services, await moderator(test.services), on);
    const { rows } = await listNewDates(officer, { query: { page: 1, status: 'Asked' } });
    expect(rows.find(({ _id }) => _id === loan.requestId)).toMatchObject(shown);
    await grantNewDate(officer, { params: { id: loan.requestId }, body: { note: '' } });
    expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
      due_on: '2026-03-11',
      postponed_days: 1,
    });
    expect(await bellOf(test.services, loan)).toContainEqual(
      expect.objectContaining({ action: 'newDateGranted', dueOn: '2026-03-11' }),
    );
    const granted = await listNewDates(officer, { query: { page: 1, status: 'Granted' } });
    expect(granted.rows.find(({ _id }) => _id === loan.requestId)).toMatchObject({
      ...{ wantedDueOn: loan.wantedOn, dueOn: '2026-03-11' },
    });
    expect(await faultyDates(test)).toEqual([]);
  });

  it('that a holiday brings by itself ends, and another can be asked for', async () => {
    const loan = await askedLoan(test.services, { disbursedOn: day('2026-01-31'), later: 2 });
    expect(loan.wantedOn).toBe('2026-03-02');
    await add(day('2026-02-28'));
    await postpone();
    expect(await datesOf(test.services, loan)).toEqual(['2026-03-02', '2026-03-31', '2026-04-30']);
    expect(await requestsOf(test.services, loan)).toMatchObject([{ status: 'Withdrawn' }]);
    expect((await auditsOf(test.services, loan)).map(({ action }) => action)).toContain(
      'loan.reach_new_date',
    );
  });
});

describe('the database', () => {
  const moved = (loan: { id: string }, number: number, by: number) =>
    sql`update loan_instalments set due_on = due_on + ${by}::int, postponed_days = postponed_days + ${by}::int
      where loan_id = ${loan.id}::uuid and number = ${number}`.execute(test.db);

  it('lets a date move off an added holiday alone, and never past the next one', async () => {
    const loan = await aLoan();
    await expect(moved(loan, 2, 1)).rejects.toThrow('as a granted request or an added holiday says');
    await add(MARCH);
    await expect(moved(loan, 2, 20)).rejects.toThrow('as a granted request or an added holiday says');
    await expect(moved(loan, 2, -1)).rejects.toThrow();
    const daily = await runningLoan(test.services, {
      repaymentOption: 'Daily',
      termMonths: 1,
      disbursedOn: day('2026-03-30'),
    });
    await expect(moved(daily, 1, 2)).rejects.toThrow('in the order of their numbers');
    await moved(daily, 1, 1);
  });
});
