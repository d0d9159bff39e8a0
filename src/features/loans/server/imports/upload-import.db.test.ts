import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { type RunningLoan, runningLoan } from '#tests/support/loans.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { csvOf, previewed, rowsShown, shown, upload } from './imports.test-support.ts';
import { readImport } from './read-import.ts';

let test: TestApp;
let officer: Someone;
let browser: Caller;
let loan: RunningLoan;
const today = dayOf(new Date());

beforeAll(async () => {
  test = await openTestApp();
  officer = await moderator(test.services);
  browser = await loggedIn(test, officer);
  loan = await runningLoan(test.services, { disbursedOn: addDays(today, -10) });
});
afterAll(() => test.close());

const audit = async (id: string) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('subject_kind', '=', 'repaymentImport')
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id === officer.id]);

describe('a file of repayments', () => {
  it('becomes a preview by itself, with a verdict on each row, counted', async () => {
    const { number } = loan;
    const wrong = `${number.slice(0, 8)}${(Number(number[8]) + 1) % 10}`;
    const csv = csvOf([
      { number, reference: 'mixed-1', amount: '1,000.00', payer: 'Marcia' },
      { number, reference: 'MIXED-1' },
      { number, reference: 'mixed-2', amount: '5,000.00' },
      { number: wrong, reference: 'mixed-3' },
      { number: '123456782', reference: 'mixed-4' },
      { number, reference: '' },
      { number, reference: 'mixed-5', amount: '1.234' },
      { number, reference: 'mixed-6', on: '2026-02-30' },
      { number, reference: 'mixed-7', on: addDays(today, 1) },
      { number, reference: 'mixed-8', on: addDays(today, -11) },
    ]);
    const { body, status } = await upload(browser, csv);
    expect({ body, status }).toMatchObject({ status: 200, body: { isNew: true } });
    const { _id } = body as { _id: IdOf<'repayment_imports'> };
    await vi.waitFor(async () => expect((await shown(browser, _id)).state).toBe('Preview'), {
      timeout: 20_000,
      interval: 200,
    });
    expect(await shown(browser, _id)).toMatchObject({
      fileName: 'payments.csv',
      rowCount: 10,
      rowsRead: 10,
      uploadedBy: expect.stringContaining('Marcia'),
      toRecord: { rows: 1, amount: 1_000 },
      recorded: { rows: 0, amount: 0 },
      verdicts: [
        { verdict: 'Ready', rows: 1, amount: 1_000 },
        { verdict: 'Overpays', rows: 1, amount: 5_000 },
        { verdict: 'RepeatedInFile', rows: 1, amount: 100 },
        { verdict: 'UnknownLoan', rows: 1, amount: 100 },
        { verdict: 'BadNumber', rows: 1, amount: 100 },
        { verdict: 'NoReference', rows: 1, amount: 100 },
        { verdict: 'BadAmount', rows: 1, amount: 0 },
        { verdict: 'BadDate', rows: 1, amount: 100 },
        { verdict: 'DateOutside', rows: 2, amount: 200 },
      ],
    });
    const { rows, total } = await rowsShown(browser, _id);
    expect(total).toBe(10);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual({
      line: 2,
      loanNumber: number,
      reference: 'mixed-1',
      amountGiven: '1,000.00',
      dateGiven: today,
      payer: 'Marcia',
      amount: 1_000,
      receivedOn: today,
      verdict: 'Ready',
      loanId: loan.id,
      credit: 0,
      byHand: null,
    });
    expect(await rowsShown(browser, _id, '?verdict=DateOutside')).toMatchObject({
      total: 2,
      rows: [{ line: 10 }, { line: 11 }],
    });
    expect((await rowsShown(browser, _id, '?page=2')).rows).toHaveLength(2);
    expect(
      await test.db.selectFrom('files').select('id').where('media_type', '=', 'text/csv').execute(),
    ).toEqual([]);
    expect(await audit(_id)).toEqual([['repayments.upload', true]]);
  });

  it('leads, uploaded again, to the import that exists; once it is discarded it may come anew', async () => {
    const csv = csvOf([{ number: loan.number, reference: 'twice' }]);
    const answers = await Promise.all([1, 2, 3].map((time) => upload(browser, csv, `copy-${time}.csv`)));
    const ids = answers.map(({ body }) => (body as { _id: IdOf<'repayment_imports'> })._id);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1);
    const [id = asId<'repayment_imports'>('')] = ids;
    await readImport(test.services, id);
    await browser.call('POST /api/loans/imports/:id/discard', { params: { id } });
    expect(await shown(browser, id)).toMatchObject({ state: 'Discarded', verdicts: [{ rows: 1 }] });
    expect((await rowsShown(browser, id)).rows).toEqual([]);
    expect(
      await browser.refused('POST /api/loans/imports/:id/record', { params: { id }, body: { rows: 1 } }),
    ).toMatchObject({ status: 409, code: 'import.ended' });
    expect((await upload(browser, csv)).body).toMatchObject({ isNew: true });
    expect(await audit(id)).toEqual([
      ['repayments.upload', true],
      ['repayments.discard', true],
    ]);
  });

  it('is answered as before when the same request comes again', async () => {
    const form = {
      extraInfo: {},
      files: [
        {
          field: 'file',
          name: 'again.csv',
          bytes: Buffer.from(csvOf([{ number: loan.number, reference: 'again' }])),
        },
      ],
    };
    const key = 'the-same-intent';
    const first = await browser.call('POST /api/loans/imports', { form }, { key });
    const second = await browser.call('POST /api/loans/imports', { form }, { key });
    expect(second).toEqual(first);
  });

  it('is read from where it was cut off, and by two at once as by one', async () => {
    const lines = Array.from({ length: 2_300 }, (_, index) => ({
      number: loan.number,
      reference: `cut-${index}`,
      amount: '0.01',
    }));
    const { body } = await upload(browser, csvOf(lines));
    const { _id } = body as { _id: IdOf<'repayment_imports'> };
    await Promise.all([1, 2].map(() => readImport(test.services, _id)));
    await vi.waitFor(async () => expect((await shown(browser, _id)).state).toBe('Preview'), {
      timeout: 20_000,
    });
    expect(await shown(browser, _id)).toMatchObject({
      rowsRead: 2_300,
      verdicts: [{ verdict: 'Ready', rows: 2_300, amount: 23 }],
    });
  });

  it('has failed when it was lost before it was read', async () => {
    const { body } = await upload(browser, csvOf([{ number: loan.number, reference: 'lost' }]));
    const { _id } = body as { _id: IdOf<'repayment_imports'> };
    const { file_id } = await test.db
      .selectFrom('repayment_imports')
      .select('file_id')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    await test.services.files.remove(file_id ?? '');
    await readImport(test.services, _id);
    expect(await shown(browser, _id)).toMatchObject({
      state: 'Failed',
      problem: 'The file was lost before it was read. Upload it again.',
    });
  });

  it.each([
    ['a spreadsheet of another format', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'import.not_csv'],
    ['text of two bytes a letter', Buffer.from('Loan number,Reference', 'utf16le'), 'import.not_csv'],
    ['nothing', '', 'import.not_csv'],
    ['an open quote', `${csvOf([])}100000017,"REF`, 'import.not_csv'],
    ['columns and nothing below', `${csvOf([])}\n,,,,\n`, 'import.no_rows'],
    ['too many rows', csvOf([]) + '1,2,3,4\n'.repeat(100_001), 'import.too_many_rows'],
    ['more than 10 MB', Buffer.alloc(10 * 2 ** 20 + 1, ' '), 'import.too_large'],
  ])('is refused at once: %s', async (_, file, code) => {
    expect(await upload(browser, file)).toMatchObject({ status: 422, body: { code } });
  });

  it('is refused with the names of the columns that it lacks', async () => {
    expect(await upload(browser, 'Loan number;Amount;amount\n1;2;3')).toMatchObject({
      status: 422,
      body: {
        code: 'import.columns',
        message: expect.stringMatching(/no column ‘Reference’, ‘Date’.*‘Amount’ more than once/),
      },
    });
    expect(
      await browser.refused('POST /api/loans/imports', { form: { extraInfo: {}, files: [] } }),
    ).toMatchObject({ status: 422, code: 'import.file_needed' });
  });

  it('may come as spreadsheets of other lands save it', async () => {
    const { number } = loan;
    const csv = `\ufeffDATE;payer;Loan Number;Reference;Amount\r\n31/03/2020;"José ""J""";${number};odd-1;"$1,000.5"\r\n;;;;\r\n\r\n`;
    const id = await previewed(test.services, browser, csv);
    expect((await rowsShown(browser, id)).rows).toMatchObject([
      { line: 2, payer: 'José "J"', amount: 1_000.5, receivedOn: '2020-03-31', verdict: 'DateOutside' },
    ]);
    const latin = Buffer.from(csv.replace('\ufeff', '').replace('odd-1', 'odd-2'), 'latin1');
    const { body } = await upload(browser, latin);
    await readImport(test.services, (body as { _id: IdOf<'repayment_imports'> })._id);
    expect((await rowsShown(browser, (body as { _id: IdOf<'repayment_imports'> })._id)).rows).toMatchObject([
      { payer: 'José "J"' },
    ]);
  });

  it('has a sample that names every column', async () => {
    const { body, status } = await browser.reply('GET /api/loans/imports/sample');
    expect(status).toBe(200);
    const lines = readCsv(String(body));
    expect(lines[0]).toEqual(['Loan number', 'Reference', 'Amount', 'Date', 'Payer']);
    const id = await previewed(test.services, browser, String(body));
    expect((await shown(browser, id)).verdicts).toMatchObject([{ verdict: 'UnknownLoan', rows: 2 }]);
  });
});

describe('the list of files', () => {
  it('has eight a page, the newest first', async () => {
    const { rows, total } = await browser.call('GET /api/loans/imports');
    expect(rows).toHaveLength(8);
    expect(total).toBeGreaterThan(8);
    expect(rows.map(({ uploadedAt }) => uploadedAt)).toEqual(
      rows
        .map(({ uploadedAt }) => uploadedAt)
        .toSorted()
        .reverse(),
    );
    expect(await browser.call('GET /api/loans/imports', { query: { page: 2 } })).toMatchObject({
      total,
      page: 2,
    });
  });

  it('is for staff alone', async () => {
    const borrower = await loggedIn(test, await someone(test.services));
    expect((await borrower.refused('GET /api/loans/imports')).status).toBe(403);
  });
});
