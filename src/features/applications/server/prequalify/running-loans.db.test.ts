import { afterAll, beforeAll, expect, it } from 'vitest';
import { consentVersionOf } from '#features/consents/rules/lender-consent.ts';
import type { LoanEvent } from '#features/loans/rules/books/account.ts';
import { lockLoan } from '#features/loans/server/books/lock-loans.ts';
import { postAll } from '#features/loans/server/books/post.ts';
import { dayOf } from '#shared/calendar.ts';
import { borrower, loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const today = dayOf(new Date());

const posted = ({ id, officer }: RunningLoan, event: LoanEvent) =>
  workAs(test.services, officer).transaction(async (work) =>
    postAll(work, officer.id, [{ loan: await lockLoan(work, id), event, note: 'As agreed' }]),
  );

const reversed = async (loan: RunningLoan, kind: 'Repayment' | 'Disbursement') => {
  const { id } = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('loan_id', '=', loan.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await posted(loan, { kind: 'Reversal', reverses: id, on: today });
};

it('a person is seen with the loans in our books, from a payout until it is repaid, given up or taken back', async () => {
  const island = await lender(test.services);
  const desk = await loggedIn(test, island.account);
  const person = await borrower(test.services);
  const browser = await loggedIn(test, person);
  await browser.call('POST /api/prequalification/contact', {
    body: { loanId: island.loanId, consent: true, consentVersion: consentVersionOf('Prequalification') },
  });
  const seen = async () => {
    const { rows } = await desk.call('GET /api/prequalification/partner', { query: { page: 1 } });
    return rows.map(({ freeCashFlow, debtServiceRatio }) => ({ freeCashFlow, debtServiceRatio }));
  };
  const without = [{ freeCashFlow: 56_790.58, debtServiceRatio: 7.54 }];
  const withIt = [{ freeCashFlow: 54_873.92, debtServiceRatio: 8.85 }];
  expect(await seen()).toEqual(without);
  const loan = await runningLoan(test.services, { borrower: person, lender: await lender(test.services) });
  expect(await seen()).toEqual(withIt);
  expect((await browser.call('GET /api/prequalification')).figures).toMatchObject({
    ...withIt[0],
    runningLoans: 1_916.66,
  });
  await repaid(test.services, loan, 5_750_00, today);
  expect(await seen()).toEqual(without);
  await reversed(loan, 'Repayment');
  expect(await seen()).toEqual(withIt);
  await posted(loan, { kind: 'WriteOff', on: today });
  expect(await seen()).toEqual(without);
  const another = await runningLoan(test.services, { borrower: person, lender: await lender(test.services) });
  expect(await seen()).toEqual(withIt);
  await reversed(another, 'Disbursement');
  expect(await seen()).toEqual(without);
});
