import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { importRefusals } from '../../texts/staff-imports.ts';
import { recordRepayment } from '../desk/record-repayment.ts';
import { reverseEntry } from '../desk/reverse-entry.ts';
import { csvOf, previewed, rowsShown, shown, upload } from './imports.test-support.ts';
import { readImport } from './read-import.ts';
import { recordImport } from './record-import.ts';

let test: TestApp;
let officer: Someone;
let browser: Caller;
const today = dayOf(new Date());
beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
});
afterAll(() => test.close());

const newLoan = () => runningLoan(test.services, { disbursedOn: addDays(today, -10) });
const owed = async ({ id }: RunningLoan) =>
  (await test.db.selectFrom('loans').select('owed_cents').where('id', '=', id).executeTakeFirstOrThrow())
    .owed_cents;
const verdictsOf = async (id: string) => (await rowsShown(browser, id)).rows.map(({ verdict }) => verdict);
/** As if the job had been cut off before its first batch. */
const confirm = (id: IdOf<'repayment_imports'>) =>
  test.db
    .updateTable('repayment_imports')
    .set({ state: 'Recording', confirmed_by: officer.id, confirmed_at: new Date() })
    .where('id', '=', id)
    .execute();

describe('a file of repayments that is', () => {
  it.each([
    ['from an old Mac', '\r'],
    ['from Windows', '\r\n'],
    ['from Linux', '\n'],
  ])('%s is read line by line', async (name, ending) => {
    const { number } = await newLoan();
    const csv = [
      'amount,DATE,Loan Number,reference',
      `1,${today},${number},${name} 1`,
      `2,${today},${number},${name} 2`,
    ];
    const id = await previewed(test.services, browser, csv.join(ending) + ending);
    expect((await rowsShown(browser, id)).rows).toMatchObject([
      { line: 2, amount: 1, verdict: 'Ready' },
      { line: 3, amount: 2, verdict: 'Ready' },
    ]);
  });

  it('of one part from here and one from there is read whole', async () => {
    const { number } = await newLoan();
    const line = (reference: string) => `${number},${reference},1,${today}`;
    const csv = `Loan number,Reference,Amount,Date\n${line('M1')}\r\n\r\n"${number}","M\n2",1,${today}\r${line('M3')}`;
    const id = await previewed(test.services, browser, csv);
    expect((await rowsShown(browser, id)).rows.map(({ reference }) => reference)).toEqual([
      'M1',
      'M 2',
      'M3',
    ]);
  });

  it('not as it was handed in any more, is not read at all', async () => {
    const { number } = await newLoan();
    const lines = ['A', 'B', 'C'].map((reference) => ({ number, reference: `DAMAGED-${reference}` }));
    const { body } = await upload(browser, csvOf(lines));
    const { _id } = body as { _id: IdOf<'repayment_imports'> };
    await test.db
      .updateTable('repayment_imports')
      .set({ state: 'Reading', rows_read: 0 })
      .where('id', '=', _id)
      .execute();
    const row = await test.db
      .selectFrom('repayment_imports')
      .select('file_id')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    if (row.file_id) {
      await test.services.files.remove(row.file_id);
      await test.services.files.write(row.file_id, Buffer.from(csvOf(lines.slice(0, 1))));
    }
    await readImport(test.services, _id);
    expect(await shown(browser, _id)).toMatchObject({ state: 'Failed', problem: importRefusals.lostFile });
    expect((await upload(browser, csvOf(lines))).body).toMatchObject({ isNew: true });
  });
});

describe('a reference', () => {
  it('that was recorded and taken back is said to be so, in the preview and at the recording', async () => {
    const loan = await newLoan();
    const pay = (reference: string) =>
      recordRepayment(workAs(test.services, officer), {
        params: { id: loan.id },
        body: { amount: 100, receivedOn: today, reference, note: '' },
      });
    const takeBack = async (reference: string) => {
      const { id } = await test.db
        .selectFrom('loan_entries')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      await reverseEntry(workAs(test.services, officer), {
        params: { id },
        body: { reason: 'Wrong' },
      });
    };
    await pay('BACK-1');
    await takeBack('BACK-1');
    const lines = ['BACK-1', 'BACK-2'].map((reference) => ({ number: loan.number, reference }));
    const id = await previewed(test.services, browser, csvOf(lines));
    expect(await verdictsOf(id)).toEqual(['TakenBack', 'Ready']);
    await pay('BACK-2');
    await takeBack('BACK-2');
    await confirm(id);
    await recordImport(test.services, id);
    expect(await verdictsOf(id)).toEqual(['TakenBack', 'TakenBack']);
    expect(await owed(loan)).toBe(5_750_00);
  });

  it('in two files that are recorded at once is recorded once', async () => {
    const [one, other] = [await newLoan(), await newLoan()];
    const lines = ({ number }: RunningLoan) =>
      Array.from({ length: 30 }, (_, index) => ({ number, reference: `BOTH-${index}`, amount: '1' }));
    const files = [
      await previewed(test.services, browser, csvOf(lines(one))),
      await previewed(test.services, browser, csvOf([...lines(other)].reverse())),
    ];
    for (const id of files) await confirm(id);
    await Promise.all(files.map((id) => recordImport(test.services, id)));
    expect((await owed(one)) + (await owed(other))).toBe(2 * 5_750_00 - 30_00);
    const counted = await Promise.all(files.map((id) => shown(browser, id)));
    expect(counted.map(({ state }) => state)).toEqual(['Done', 'Done']);
    expect(counted.reduce((sum, { recorded }) => sum + recorded.rows, 0)).toBe(30);
  });
});
