import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, dayOf } from '#shared/calendar.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, repaid, runningLoan } from '#tests/support/loans.ts';
import { outcomesByGrade } from './outcomes-by-grade.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());
const old = addMonths(today, -12);

it('counts our own loans once it is known what became of them, by the grade they were lent at', async () => {
  await runningLoan(test.services, { disbursedOn: old, now: new Date() });
  const kept = await runningLoan(test.services, { disbursedOn: old, now: noonOf(old) });
  await repaid(test.services, kept, 5_750_00, addDays(old, 20));
  await runningLoan(test.services, { disbursedOn: addDays(old, 1), now: new Date() });
  await runningLoan(test.services, {
    disbursedOn: old,
    now: new Date(),
    lender: await lender(test.services),
  });
  const { grade } = await test.db.selectFrom('decisions').select('grade').limit(1).executeTakeFirstOrThrow();
  expect(await outcomesByGrade(workAs(test.services, null))).toEqual([{ grade, good: 1, bad: 1 }]);
});
