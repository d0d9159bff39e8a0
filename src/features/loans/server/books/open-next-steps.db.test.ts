import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { noonOf, type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';
import { lockLoan } from './lock-loans.ts';
import { openNextSteps } from './open-next-steps.ts';
import { postAll } from './post.ts';

const disbursedOn = '2026-01-31' as Day;
const thirtieth = addDays(disbursedOn, 30);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const modelOf = async ({ borrower }: RunningLoan) =>
  (
    await test.db
      .selectFrom('accounts')
      .select('info_status')
      .where('id', '=', borrower.id)
      .executeTakeFirstOrThrow()
  ).info_status;

const mailsOf = async ({ borrower }: RunningLoan) => {
  const rows = await test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject, body_text }) => ({ subject, text: body_text }));
};

const subjectOfLetter = 'Higher amounts are open to you';

it('a first loan paid off on the day it began opens larger amounts thirty days later, once, and says so', async () => {
  const loan = await runningLoan(test.services, { disbursedOn });
  await repaid(test.services, loan, 6_000_00, disbursedOn);
  expect(await modelOf(loan)).toBe('FirstModel');
  expect((await mailsOf(loan)).at(-1)?.text).toContain('Higher amounts open to you on March 2nd 2026.');
  await openNextSteps(test.services, noonOf(addDays(thirtieth, -1)));
  expect(await modelOf(loan)).toBe('FirstModel');
  await Promise.all([1, 2, 3].map(() => openNextSteps(test.services, noonOf(thirtieth))));
  await openNextSteps(test.services, noonOf(addDays(thirtieth, 1)));
  expect(await modelOf(loan)).toBe('FullModel');
  expect((await mailsOf(loan)).filter(({ subject }) => subject === subjectOfLetter)).toHaveLength(1);
});

it('one whose two instalments were kept opens them at once, also before the thirty days', async () => {
  const loan = await runningLoan(test.services, { disbursedOn, repaymentOption: 'Weekly' });
  const at = (weeks: number) => addDays(disbursedOn, 7 * weeks);
  await repaid(test.services, loan, 480_00, at(1));
  await repaid(test.services, loan, 480_00, at(2));
  await repaid(test.services, loan, 6_000_00, addDays(at(2), 1));
  expect(await modelOf(loan)).toBe('FullModel');
});

it('nothing opens for a loan that a reversal has opened again, nor for a lender’s', async () => {
  const loan = await runningLoan(test.services, { disbursedOn });
  const reference = await repaid(test.services, loan, 6_000_00, disbursedOn);
  await workAs(test.services, loan.officer, noonOf(addDays(disbursedOn, 1))).transaction(async (work) => {
    const { id: reverses } = await work.db
      .selectFrom('loan_entries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const event = { kind: 'Reversal', reverses, on: addDays(disbursedOn, 1) } as const;
    await postAll(work, loan.officer.id, [{ loan: await lockLoan(work, loan.id), event }]);
  });
  const lenders = await runningLoan(test.services, { disbursedOn, lender: await lender(test.services) });
  await repaid(test.services, lenders, 6_000_00, disbursedOn);
  await openNextSteps(test.services, noonOf(thirtieth));
  expect([await modelOf(loan), await modelOf(lenders)]).toEqual(['FirstModel', 'FirstModel']);
});
