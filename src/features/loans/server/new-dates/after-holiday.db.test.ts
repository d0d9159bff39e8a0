import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { addedHoliday, datesOf, faultyDates, scheduleOf } from '../holidays/holidays.test-support.ts';
import { postponeInstalments } from '../holidays/postpone-instalments.ts';
import { askNewDate } from './ask-new-date.ts';
import { listOwnNewDates } from './list-new-dates.ts';
import { granted } from './new-dates.test-support.ts';

let test: TestApp;
let admin: Someone;
beforeAll(async () => {
  test = await openTestApp();
  admin = await someone(test.services, { userType: 'Admin' });
});
afterAll(() => test.close());
afterEach(() => test.db.deleteFrom('added_holidays').execute());

const ASKED_ON = day('2026-02-10');
/** A Saturday, on which the first instalment falls due; Sunday follows. */
const FEBRUARY = day('2026-02-28');
const MOVED_TO = day('2026-03-02');

const close = async (holiday: Day) => {
  await addedHoliday(test.services, holiday, ASKED_ON, admin);
  await postponeInstalments(test.services, noonOf(ASKED_ON));
};
/** Its first instalment was moved by a holiday. */
async function movedLoan(): Promise<RunningLoan> {
  const loan = await runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  await close(FEBRUARY);
  expect((await datesOf(test.services, loan))[0]).toBe(MOVED_TO);
  return loan;
}
const borrowerOf = ({ borrower }: RunningLoan) => workAs(test.services, borrower, noonOf(ASKED_ON));
const ask = (loan: RunningLoan, wantedOn: Day) =>
  askNewDate(borrowerOf(loan), {
    params: { id: loan.id },
    body: { instalment: 1, wantedOn, reason: 'My salary comes later this month.' },
  });
const grant = (id: Awaited<ReturnType<typeof ask>>['_id']) => granted(test.services, id, noonOf(ASKED_ON));

it('is asked for from the day to which the holiday has moved the instalment, and granted', async () => {
  const loan = await movedLoan();
  await expect(ask(loan, MOVED_TO)).rejects.toMatchObject({ code: 'new_date.out_of_range' });
  await expect(ask(loan, addDays(MOVED_TO, 15))).rejects.toMatchObject({ code: 'new_date.out_of_range' });
  const { _id } = await ask(loan, addDays(MOVED_TO, 14));
  await grant(_id);
  expect((await scheduleOf(test.services, loan))[0]).toEqual({
    ...{ number: 1, due_on: '2026-03-16', original_due_on: FEBRUARY, postponed_days: 0 },
  });
  expect(await faultyDates(test)).toEqual([]);
});

it('is the only one of its instalment, also once another holiday has moved it on', async () => {
  const loan = await movedLoan();
  await grant((await ask(loan, day('2026-03-10')))._id);
  await close(day('2026-03-10'));
  expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
    due_on: '2026-03-11',
    postponed_days: 1,
  });
  await expect(ask(loan, day('2026-03-12'))).rejects.toMatchObject({ code: 'new_date.moved' });
  expect(await faultyDates(test)).toEqual([]);
});

it('that the holiday alone has moved it to is no new date: one may still be asked for', async () => {
  const loan = await movedLoan();
  await close(MOVED_TO);
  expect((await scheduleOf(test.services, loan))[0]).toMatchObject({
    due_on: '2026-03-03',
    postponed_days: 3,
  });
  expect(await listOwnNewDates(borrowerOf(loan), { params: { id: loan.id } })).toEqual({
    requests: [],
    closed: [FEBRUARY, MOVED_TO],
  });
  await expect(ask(loan, day('2026-03-04'))).resolves.toMatchObject({ _id: expect.any(String) });
});
