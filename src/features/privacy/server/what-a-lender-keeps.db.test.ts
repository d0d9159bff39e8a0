import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '#shared/calendar.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { PASSWORD, withPassword } from './privacy.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('a lender sees of a borrower the name and the loan, consent or not, and nothing once the person has gone', async () => {
  const known = await lender(test.services);
  const borrower = await withPassword(test, { firstName: 'Ionie', lastName: 'Seaga' });
  const phone = { phone: '8765557731' };
  await test.db.updateTable('accounts').set(phone).where('id', '=', borrower.id).execute();
  const loan = await runningLoan(test.services, { borrower, lender: known });
  const desk = await loggedIn(test, known.account);
  const seen = async () => {
    const replies = await Promise.all(
      ['', `/${loan.id}`, '?search=Seaga'].map((rest) => desk.get(`/api/loans/partner${rest}`)),
    );
    return JSON.stringify(replies.map(({ body }) => body));
  };
  const holdsEach = (all: string) =>
    ['Seaga', borrower.email, phone.phone, borrower.id].map((word) => all.includes(word));
  expect(holdsEach(await seen())).toEqual([true, false, false, false]);
  await test.db
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('account_id', '=', borrower.id)
    .execute();
  expect(holdsEach(await seen())).toEqual([true, false, false, false]);
  await repaid(test.services, loan, 5_250_00, dayOf(new Date()));
  await borrower.browser.call('POST /api/accounts/delete', { body: { currentPassword: PASSWORD } });
  expect(holdsEach(await seen())).toEqual([false, false, false, false]);
  expect((await desk.reply('GET /api/loans/partner/:id/statement', { params: { id: loan.id } })).status).toBe(
    200,
  );
});
