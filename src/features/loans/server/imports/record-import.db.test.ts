import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents } from '#shared/money.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { lockLoan } from '../books/lock-loans.ts';
import { postAll } from '../books/post.ts';
import { importRecords } from './import-records.ts';
import { csvOf, type Line, previewed, rowsShown, shown } from './imports.test-support.ts';
import { recordBatch, recordImport } from './record-import.ts';

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
  test.db
    .selectFrom('loans')
    .select(['owed_cents', 'credit_cents', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const mails = async ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .execute();

const byHand = ({ id }: RunningLoan, reference: string, dollars: number) =>
  workAs(test.services, officer).transaction(async (work) => {
    const event = { kind: 'Repayment', amountCents: cents(dollars * 100), on: today } as const;
    await postAll(work, officer.id, [{ loan: await lockLoan(work, id), event, reference }]);
  });

/** As if the job had been cut off before its first batch: nothing is queued. What pays too much is ticked. */
async function confirmed(csv: string): Promise<IdOf<'repayment_imports'>> {
  const id = await previewed(test.services, browser, csv);
  await test.db
    .updateTable('repayment_import_rows')
    .set({ verdict: 'Ticked' })
    .where('import_id', '=', id)
    .where('verdict', '=', 'Overpays')
    .execute();
  await test.db
    .updateTable('repayment_imports')
    .set({ state: 'Recording', confirmed_by: officer.id, confirmed_at: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

const many = (loans: readonly RunningLoan[], count: number, prefix: string): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    number: loans[index % loans.length]?.number ?? '',
    reference: `${prefix}-${index}`,
    amount: '1.00',
  }));

describe('recording a file', () => {
  it('writes each repayment into its books once it is confirmed, with a receipt for its borrower', async () => {
    const [one, other] = [await newLoan(), await newLoan()];
    const id = await previewed(
      test.services,
      browser,
      csvOf([
        { number: one.number, reference: 'whole-1', amount: '1,916.66' },
        { number: one.number, reference: 'whole-2', amount: '100' },
        { number: other.number, reference: 'whole-3', amount: '6,000.00' },
        { number: other.number, reference: 'whole-4', amount: 'ten' },
      ]),
    );
    await browser.call('POST /api/loans/imports/:id/tick', {
      params: { id },
      body: { line: 4, ticked: true },
    });
    const second = await moderator(test.services);
    const colleague = await loggedIn(test, second);
    await colleague.call('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: 3 } });
    await vi.waitFor(async () => expect((await shown(browser, id)).state).toBe('Done'), {
      timeout: 20_000,
      interval: 200,
    });
    expect(await shown(browser, id)).toMatchObject({
      recorded: { rows: 3, amount: 8_016.66 },
      toRecord: { rows: 0, amount: 0 },
      confirmedBy: expect.stringContaining('Marcia'),
      verdicts: [
        { verdict: 'Recorded', rows: 3 },
        { verdict: 'BadAmount', rows: 1 },
      ],
    });
    expect(await owed(one)).toMatchObject({ owed_cents: 3_733_34 });
    expect(await owed(other)).toMatchObject({ owed_cents: 0, state: 'Repaid' });
    const { rows } = await rowsShown(browser, id);
    expect(rows[2]?.credit).toBe((await owed(other)).credit_cents / 100);
    expect(rows[2]?.credit).toBeGreaterThan(250);
    const kinds = await test.db
      .selectFrom('repayment_import_rows as r')
      .innerJoin('loan_entries as e', 'e.id', 'r.entry_id')
      .select(['e.kind', 'e.reference'])
      .where('r.import_id', '=', id)
      .orderBy('r.line')
      .execute();
    // The last one settles its loan early: what the row points at is the payment, not the interest given up.
    expect(kinds).toEqual([1, 2, 3].map((number) => ({ kind: 'Repayment', reference: `WHOLE-${number}` })));
    expect(await mails(one)).toHaveLength(2);
    expect((await mails(other)).some(({ body_text }) => body_text.includes('WHOLE-3'))).toBe(true);
    const entries = await test.db
      .selectFrom('loan_entries')
      .select(['reference', 'recorded_by'])
      .where('loan_id', '=', one.id)
      .where('kind', '=', 'Repayment')
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { reference: 'WHOLE-1', recorded_by: second.id },
      { reference: 'WHOLE-2', recorded_by: second.id },
    ]);
  });

  it('happens once for two who confirm at once, and nobody can discard it then', async () => {
    const loan = await newLoan();
    const id = await previewed(test.services, browser, csvOf(many([loan], 3, 'both')));
    const colleague = await loggedIn(test, await moderator(test.services));
    const answers = await Promise.all(
      [browser, colleague].map((who) =>
        who.reply('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: 3 } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await browser.refused('POST /api/loans/imports/:id/discard', { params: { id } })).toMatchObject({
      status: 409,
      code: 'import.confirmed',
    });
    await recordImport(test.services, id);
    expect(await owed(loan)).toMatchObject({ owed_cents: 5_747_00 });
    const actions = await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'repayments.record')
      .execute();
    expect(actions).toHaveLength(1);
  });

  it('records 2,000 rows once, with the job running twice at the same time', async () => {
    const loans = [await newLoan(), await newLoan(), await newLoan(), await newLoan()];
    const id = await confirmed(csvOf(many(loans, 2_000, 'twice')));
    await Promise.all([1, 2].map(() => recordImport(test.services, id)));
    expect(await shown(browser, id)).toMatchObject({
      state: 'Done',
      recorded: { rows: 2_000, amount: 2_000 },
    });
    for (const loan of loans) {
      expect(await owed(loan)).toMatchObject({ owed_cents: 5_250_00 });
      expect(await mails(loan)).toHaveLength(500);
    }
  });

  it('goes on after the batch at which it was killed', async () => {
    const loan = await newLoan();
    const id = await confirmed(csvOf(many([loan], 450, 'killed')));
    expect(await recordBatch(test.services, id)).toBe(true);
    expect(await shown(browser, id)).toMatchObject({ state: 'Recording', recorded: { rows: 200 } });
    await recordImport(test.services, id);
    expect(await shown(browser, id)).toMatchObject({ state: 'Done', recorded: { rows: 450 } });
    expect(await owed(loan)).toMatchObject({ owed_cents: 5_300_00 });
  });

  it('leaves out what was recorded by hand since the preview', async () => {
    const loan = await newLoan();
    const id = await confirmed(csvOf(many([loan], 3, 'hand')));
    await byHand(loan, 'HAND-0', 1);
    await byHand(loan, 'HAND-2', 7);
    await recordImport(test.services, id);
    const { rows } = await rowsShown(browser, id);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['AlreadyRecorded', 'Recorded', 'Different']);
    expect(await owed(loan)).toMatchObject({ owed_cents: 5_741_00 });
    expect(await mails(loan)).toHaveLength(1);
  });

  it('takes a reference that is being recorded by hand at the very moment for recorded', async () => {
    const [loan, other] = [await newLoan(), await newLoan()];
    const id = await confirmed(csvOf(many([loan], 2, 'race')));
    let recording: Promise<void> = Promise.resolve();
    await workAs(test.services, officer).transaction(async (work) => {
      const event = { kind: 'Repayment', amountCents: cents(1_00), on: today } as const;
      await postAll(work, officer.id, [{ loan: await lockLoan(work, other.id), event, reference: 'RACE-1' }]);
      recording = recordImport(test.services, id);
      await untilSomebodyWaits(test);
    });
    await recording;
    const { rows } = await rowsShown(browser, id);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['Recorded', 'Different']);
    expect(await owed(loan)).toMatchObject({ owed_cents: 5_749_00 });
  });

  it('of what a file before has recorded: a second file with the same references records nothing', async () => {
    const loan = await newLoan();
    const lines = many([loan], 2, 'before');
    await recordImport(test.services, await confirmed(csvOf(lines)));
    const again = await previewed(test.services, browser, `${csvOf(lines)}\n`);
    expect((await shown(browser, again)).verdicts).toMatchObject([{ verdict: 'AlreadyRecorded', rows: 2 }]);
    expect(
      await browser.refused('POST /api/loans/imports/:id/record', {
        params: { id: again },
        body: { rows: 1 },
      }),
    ).toMatchObject({ status: 409, code: 'import.nothing_to_record' });
    expect(await owed(loan)).toMatchObject({ owed_cents: 5_748_00 });
  });

  it('is reported row by row in a file, in words, with no cell that a spreadsheet would run', async () => {
    const loan = await newLoan();
    const lines = [
      { number: loan.number, reference: 'words-1', amount: '6000', payer: '=1+1' },
      { number: 'none', reference: 'words-2' },
    ];
    const id = await confirmed(csvOf(lines));
    await recordImport(test.services, id);
    const { body, headers } = await browser.reply('GET /api/loans/imports/:id/verdicts', { params: { id } });
    expect(headers['content-disposition']).toMatch(/repayments-[\d-]+\.csv/);
    expect(readCsv(String(body))).toEqual([
      ['Row', 'Loan number', 'Reference', 'Amount', 'Date', 'Payer', 'Verdict'],
      [
        '2',
        loan.number,
        'words-1',
        '6000',
        today,
        "'=1+1",
        expect.stringMatching(/^Recorded; \$[\d.]+ is kept as the borrower’s credit$/),
      ],
      [
        '3',
        'none',
        'words-2',
        '100',
        today,
        '',
        'Not a loan number: nine digits, the last one a check digit',
      ],
    ]);
  });
});

describe('the database', () => {
  it('keeps the rows of a file as they came, and what is recorded recorded', async () => {
    const loan = await newLoan();
    const id = await confirmed(csvOf(many([loan], 1, 'kept')));
    await recordImport(test.services, id);
    const change = (set: object) =>
      test.db.updateTable('repayment_import_rows').set(set).where('import_id', '=', id).execute();
    await expect(change({ amount_cents: 5 })).rejects.toThrow('never change');
    await expect(change({ verdict: 'Ready', entry_id: null })).rejects.toThrow('stays recorded');
    await expect(
      test.db.updateTable('repayment_imports').set({ state: 'Preview' }).where('id', '=', id).execute(),
    ).rejects.toThrow('repayment_imports_confirmed');
  });
});

it('lists for a person what came in files about their loans, and a deletion takes the payer’s name', async () => {
  const loan = await newLoan();
  const id = await confirmed(csvOf([{ number: loan.number, reference: 'held-1', payer: 'Aunt Zipporah' }]));
  await recordImport(test.services, id);
  const work = workAs(test.services, loan.borrower);
  expect(await importRecords.held(work, loan.borrower.id)).toMatchObject([
    {
      records: [
        { 'Loan number': loan.number, Reference: 'held-1', Payer: 'Aunt Zipporah', Outcome: 'Recorded' },
      ],
    },
  ]);
  await importRecords.erase?.(work, loan.borrower.id);
  expect((await rowsShown(browser, id)).rows).toMatchObject([{ payer: '', verdict: 'Recorded' }]);
});
