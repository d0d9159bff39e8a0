import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { moderator, type Someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { day } from '#tests/support/days.ts';
import { noonOf, type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { auditsOf, bellOf, mailsTo, pay, rowOf } from '../arrears/arrears.test-support.ts';
import { approveAdjustment } from '../desk/decide-adjustment.ts';
import { reverseEntry } from '../desk/reverse-entry.ts';
import { addedHoliday, datesOf, faultyDates, scheduleOf } from './holidays.test-support.ts';
import { postponeInstalments } from './postpone-instalments.ts';

const MARCH = day('2026-03-31');

let test: TestApp;
let desk: Someone;
let second: Someone;
let loan: RunningLoan;
beforeAll(async () => {
  test = await openTestApp();
  desk = await moderator(test.services);
  second = await moderator(test.services);
});
afterAll(() => test.close());
/** Two instalments are paid when a holiday closes the day of the second, so that it stays there. */
beforeEach(async () => {
  loan = await runningLoan(test.services, { disbursedOn: day('2026-01-31') });
  await pay(test.services, loan, 1_916.66, day('2026-02-19'));
  await pay(test.services, loan, 1_916.66, day('2026-02-20'));
  await test.db.deleteFrom('added_holidays').execute();
  await addedHoliday(test.services, MARCH, day('2026-02-21'));
  await postponeInstalments(test.services, noonOf(day('2026-02-21')));
  expect(await datesOf(test.services, loan)).toEqual(['2026-02-28', MARCH, '2026-04-30']);
});

/** Takes the second payment back, as two people do it. */
async function takeBack(on: string): Promise<void> {
  const now = noonOf(day(on));
  const { id } = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('loan_id', '=', loan.id)
    .where('kind', '=', 'Repayment')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const body = { reason: 'The cheque was not honoured' };
  await reverseEntry(workAs(test.services, desk, now), { params: { id }, body });
  const asked = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', loan.id)
    .executeTakeFirstOrThrow();
  const approve = { params: { id: asked.id }, body: { note: '' } };
  await approveAdjustment(workAs(test.services, second, now), approve);
}

it('is late from the working day after the holiday, however long ago that was', async () => {
  await takeBack('2026-04-20');
  expect((await scheduleOf(test.services, loan))[1]).toMatchObject({
    ...{ due_on: '2026-04-01', original_due_on: MARCH, postponed_days: 1 },
  });
  expect(await rowOf(test.services, loan)).toMatchObject({
    ...{ state: 'InArrears', days_late: 19, worst_days_late: 19, oldest_due_on: '2026-04-01' },
  });
  expect(await auditsOf(test.services, loan)).toContainEqual({
    ...{ action: 'loan.postpone_instalment', actor_id: second.id },
    before: { instalment: 2, dueOn: MARCH, state: 'InArrears' },
    after: { instalment: 2, dueOn: '2026-04-01', state: 'InArrears', holiday: 'General election' },
  });
  expect(await bellOf(test.services, loan)).toContainEqual(
    expect.objectContaining({ action: 'instalmentPostponed', dueOn: '2026-04-01' }),
  );
  expect(await faultyDates(test)).toEqual([]);
  expect(await postponeInstalments(test.services, noonOf(day('2026-04-20')))).toBe(0);
});

it('is not late on that day, neither in the books nor in what is said of it', async () => {
  await takeBack('2026-04-01');
  expect(await rowOf(test.services, loan)).toMatchObject({ state: 'Active', days_late: 0 });
  expect(await auditsOf(test.services, loan)).toContainEqual(
    expect.objectContaining({
      action: 'loan.reverse_repayment',
      after: expect.objectContaining({ state: 'Active' }),
    }),
  );
  const [mail] = await mailsTo(test.services, loan, 'no longer counts');
  expect(mail?.body_text).toContain('April 1st 2026');
});
