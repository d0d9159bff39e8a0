import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type RunningLoan, repaid, runningLoan } from '#tests/support/loans.ts';
import { csvOf, type Line, previewed, rowsShown, shown } from './imports.test-support.ts';
import { recordImport } from './record-import.ts';

let test: TestApp;
let browser: Caller;
let colleague: Caller;
const today = dayOf(new Date());
beforeAll(async () => {
  test = await openTestApp({ SECOND_PERSON_ABOVE: '5000' });
  browser = await loggedIn(test, await moderator(test.services));
  colleague = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

/** $5,750 owed, which $5,250 pays off. */
const newLoan = () => runningLoan(test.services, { disbursedOn: addDays(today, -10) });
const read = (lines: readonly Line[]) => previewed(test.services, browser, csvOf(lines));
const record = (id: string, rows: number, by: Caller) =>
  by.reply('POST /api/loans/imports/:id/record', { params: { id }, body: { rows } });
const tick = (id: string, line: number, ticked = true) =>
  browser.reply('POST /api/loans/imports/:id/tick', { params: { id }, body: { line, ticked } });
const verdictsOf = async (id: string) => (await rowsShown(browser, id)).rows.map(({ verdict }) => verdict);
const balances = ({ id }: RunningLoan) =>
  test.db
    .selectFrom('loans')
    .select(['owed_cents', 'credit_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const receipts = ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('mails')
    .select('subject')
    .where('account_id', '=', borrower.id)
    .where('subject', 'like', 'Receipt %')
    .execute();

describe('a row that pays too much', () => {
  const lines = (loan: RunningLoan, prefix: string) => [
    { number: loan.number, reference: `${prefix}-1`, amount: '6,000' },
    { number: loan.number, reference: `${prefix}-2`, amount: '100' },
  ];

  it('is left out until it is ticked: neither counted, nor recorded, nor announced', async () => {
    const loan = await newLoan();
    const id = await read(lines(loan, 'left'));
    expect((await shown(browser, id)).toRecord).toEqual({ rows: 1, amount: 100 });
    expect((await record(id, 1, browser)).status).toBe(200);
    await recordImport(test.services, id);
    expect(await verdictsOf(id)).toEqual(['Overpays', 'Recorded']);
    expect((await shown(browser, id)).recorded).toEqual({ rows: 1, amount: 100 });
    expect(await balances(loan)).toEqual({ owed_cents: 5_650_00, credit_cents: 0 });
    expect(await receipts(loan)).toHaveLength(1);
  });

  it('is recorded when it is ticked, after what is ready, by somebody who did not upload it', async () => {
    const loan = await newLoan();
    const id = await read(lines(loan, 'ticked'));
    for (let time = 0; time < 2; time++) expect((await tick(id, 2)).status).toBe(200);
    expect((await shown(browser, id)).toRecord).toEqual({ rows: 2, amount: 6_100 });
    expect(await record(id, 2, browser)).toMatchObject({ body: { code: 'import.second_person' } });
    expect((await record(id, 2, colleague)).status).toBe(200);
    await recordImport(test.services, id);
    expect(await verdictsOf(id)).toEqual(['Recorded', 'Recorded']);
    expect(await balances(loan)).toEqual({ owed_cents: 0, credit_cents: 850_00 });
    const ticks = await test.db
      .selectFrom('audit_entries')
      .select('after')
      .where('subject_id', '=', id)
      .where('action', '=', 'repayments.tick')
      .execute();
    expect(ticks).toMatchObject([{ after: { ticked: true, line: 2, reference: 'TICKED-1', amount: 6_000 } }]);
  });

  it('loses its tick again, and no other row takes one', async () => {
    const loan = await newLoan();
    const id = await read(lines(loan, 'again'));
    await tick(id, 2);
    expect((await tick(id, 2, false)).status).toBe(200);
    expect(await verdictsOf(id)).toEqual(['Overpays', 'Ready']);
    expect(await tick(id, 3)).toMatchObject({ status: 409, body: { code: 'import.row_not_in_question' } });
    expect((await tick(id, 9)).status).toBe(404);
    await record(id, 1, browser);
    expect(await tick(id, 2)).toMatchObject({ body: { code: 'import.confirmed' } });
  });

  it('by the time it is recorded is left out too', async () => {
    const loan = await newLoan();
    const id = await read([{ number: loan.number, reference: 'meanwhile', amount: '5,000' }]);
    expect((await record(id, 1, browser)).status).toBe(200);
    await repaid(test.services, loan, 1_000_00, today);
    await recordImport(test.services, id);
    expect(await verdictsOf(id)).toEqual(['Overpays']);
    expect(await balances(loan)).toMatchObject({ credit_cents: 0 });
    expect(await receipts(loan)).toEqual([]);
  });
});

describe('a file', () => {
  it('is recorded as it was shown: what was ticked meanwhile is looked at first', async () => {
    const loan = await newLoan();
    const id = await read([
      { number: loan.number, reference: 'shown-1' },
      { number: loan.number, reference: 'shown-2', amount: '6,000' },
    ]);
    await tick(id, 3);
    expect(await record(id, 1, colleague)).toMatchObject({ status: 409, body: { code: 'import.changed' } });
  });

  it.each([
    ['large', { amount: '5,000.01' }],
    ['dated four days back', { on: addDays(today, -4) }],
  ])('with a row that is %s is recorded by somebody else', async (name, known) => {
    const loan = await newLoan();
    const id = await read([{ number: loan.number, reference: name.replaceAll(' ', '-'), ...known }]);
    expect(await record(id, 1, browser)).toMatchObject({ body: { code: 'import.second_person' } });
    const params = { id: asId<'repayment_imports'>(id) };
    expect((await colleague.call('GET /api/loans/imports/:id', { params })).notBy).toEqual(
      expect.any(String),
    );
    expect((await record(id, 1, colleague)).status).toBe(200);
  });
});

it('is recorded by nobody who is one hand with who uploaded it', async () => {
  const loan = await newLoan();
  const id = await read([{ number: loan.number, reference: 'one-hand', amount: '5,200' }]);
  const admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  const [uploader, other] = [
    await addedBy(test, admin, 'Moderator'),
    await addedBy(test, admin, 'Moderator'),
  ];
  await test.db
    .updateTable('repayment_imports')
    .set({ uploaded_by: uploader.id })
    .where('id', '=', asId<'repayment_imports'>(id))
    .execute();
  for (const by of [other.browser, admin])
    expect(await record(id, 1, by)).toMatchObject({ status: 409, body: { code: 'second_person.one_hand' } });
  expect((await record(id, 1, colleague)).status).toBe(200);
});
