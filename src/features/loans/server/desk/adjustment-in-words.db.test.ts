import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { runningLoan } from '#tests/support/loans.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';

let test: TestApp;
let asker: Caller;
let second: Caller;
beforeAll(async () => {
  test = await openTestApp();
  asker = await loggedIn(test, await moderator(test.services));
  second = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const entriesOf = ({ id }: { id: IdOf<'loans'> }) =>
  test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', id).orderBy('number').execute();

/** Whatever waits at the loan is approved by somebody else. */
async function approveAll({ id }: { id: IdOf<'loans'> }) {
  const waiting = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', id)
    .where('status', '=', 'Asked')
    .execute();
  for (const { id } of waiting)
    await second.call('POST /api/loans/admin/adjustments/:id/approve', {
      params: { id },
      body: { note: '' },
    });
}

it('an entry to take back is named in the list of what waits and at its loan: what it was, its sum, its day and its reference', async () => {
  const loan = await runningLoan(test.services);
  const params = { id: loan.id };
  await asker.call('POST /api/loans/admin/:id/repayments', {
    params,
    body: { amount: 5_850, receivedOn: today, reference: 'SLIP-1', note: '' },
  });
  await approveAll(loan);
  await asker.call('POST /api/loans/admin/:id/refunds', {
    params,
    body: { amount: 100, paidOn: today, reference: 'BACK-1' },
  });
  await approveAll(loan);
  const entries = await entriesOf(loan);
  for (const each of ['Refund', 'Repayment'])
    for (const { id } of entries.filter(({ kind }) => kind === each))
      await asker.call('POST /api/loans/admin/entries/:id/reverse', {
        params: { id },
        body: { reason: 'Entered twice' },
      });
  const { rows } = await second.call('GET /api/loans/admin/adjustments', { query: { sort: 'oldest' } });
  expect(rows.map(({ kind, entryKind, on, reference }) => [kind, entryKind, on, reference])).toEqual([
    ['EntryReversal', 'Refund', today, 'BACK-1'],
    ['EntryReversal', 'Repayment', today, 'SLIP-1'],
  ]);
  const said = (what: string, reference: string) =>
    `${texts.titleOf(showLoanNumber(loan.number))}: ${what} is taken back, ${texts.moneyOn(showDay(today), reference)}`;
  const waits = await second.call('GET /api/casework', { query: { record: loan.id } });
  expect(waits.rows.map(({ what }) => what)).toEqual([
    said('Refund of $100.00', 'BACK-1'),
    said('Repayment of $5,850.00', 'SLIP-1'),
  ]);
});
