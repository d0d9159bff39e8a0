import { describe, expect, it, test } from 'vitest';
import { delimiterOf, readHeading } from './read-heading.ts';
import { readAmount, readReceivedOn, readRow } from './read-row.ts';

describe('the first row', () => {
  const places = { loanNumber: 0, reference: 1, amount: 2, receivedOn: 3, payer: null };

  test.each([
    ['as in the sample', ['Loan number', 'Reference', 'Amount', 'Date', 'Payer'], { ...places, payer: 4 }],
    ['without the payer', ['Loan number', 'Reference', 'Amount', 'Date'], places],
    ['of any case, with blanks', ['LOAN  NUMBER ', ' reference', 'Amount\u00a0', 'date'], places],
    [
      'in any order, with columns of others',
      ['Date', 'Branch', 'Amount', 'Reference', 'Loan number'],
      { loanNumber: 4, reference: 3, amount: 2, receivedOn: 0, payer: null },
    ],
  ])('names the columns %s', (_, cells, expected) => {
    expect(readHeading(cells)).toEqual({ places: expected });
  });

  it('says what is missing and what stands there twice', () => {
    expect(readHeading(['Loan number', 'Sum', 'Amount', 'amount'])).toEqual({
      missing: ['Reference', 'Date'],
      repeated: ['Amount'],
    });
    expect(readHeading(['Loan number', 'Reference', 'Amount', 'Date', 'date'])).toEqual({
      missing: [],
      repeated: ['Date'],
    });
    expect(readHeading(['Loannumber', 'Reference', 'Amount', 'Date'])).toEqual({
      missing: ['Loan number'],
      repeated: [],
    });
    expect(readHeading([])).toMatchObject({ missing: ['Loan number', 'Reference', 'Amount', 'Date'] });
  });

  test.each([
    ['Loan number,Reference,Amount,Date', ','],
    ['Loan number;Reference;Amount;Date', ';'],
    ['Loan number\tReference\tAmount\tDate', '\t'],
    ['Loan number;Reference;"Amount, in J$";Date', ';'],
    ['Amount', ','],
  ])('is parted where %s says', (row, sign) => {
    expect(delimiterOf(row)).toBe(sign);
  });
});

test.each([
  ['1234.56', 1_234_56],
  ['1,234.56', 1_234_56],
  ['$1234.5', 1_234_50],
  ['$ 1,234', 1_234_00],
  ['12,345.67', 12_345_67],
  ['0.01', 1],
  ['1,234,567.89', 1_234_567_89],
  ['10000000', 10_000_000_00],
  ['0', null],
  ['0.00', null],
  ['-5', null],
  ['(5.00)', null],
  ['1.234', null],
  ['1,23', null],
  ['1.234,56', null],
  ['12,34,567', null],
  ['1.5E+3', null],
  ['1e3', null],
  ['10000000.01', null],
  ['999999999999', null],
  ['12 000', null],
  ['.50', null],
  ['5.', null],
  ['$', null],
  ['five', null],
  ['', null],
])('the amount %j is %j cents', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['2026-03-31', '2026-03-31'],
  ['31/03/2026', '2026-03-31'],
  ['29/02/2028', '2028-02-29'],
  ['2026-02-30', null],
  ['29/02/2026', null],
  ['03/31/2026', null],
  ['3/4/2026', null],
  ['31-03-2026', null],
  ['31/03/26', null],
  ['on 31/03/2026', null],
  ['31/03/20261', null],
  ['2026-03-31 00:00:00', null],
  ['46112', null],
  ['', null],
])('the date %j is %j', (text, day) => {
  expect(readReceivedOn(text)).toBe(day);
});

describe('a row', () => {
  const places = { loanNumber: 0, reference: 1, amount: 2, receivedOn: 3, payer: 4 };
  const read = (...cells: string[]) => readRow(cells, places);
  const good = ['100000017', 'REF-1', '1,916.66', '31/03/2026', 'Marcia'] as const;

  it('is read, blanks of every kind aside', () => {
    expect(
      read(' 100 000\u00a0017 ', ' ref-1\u00a0', '\u00a0$1,916.66 ', '31/03/2026\t', ' Marcia  C '),
    ).toEqual({
      given: {
        loanNumber: '100 000 017',
        reference: 'ref-1',
        amount: '$1,916.66',
        receivedOn: '31/03/2026',
        payer: 'Marcia C',
      },
      loanNumber: '100000017',
      reference: 'REF-1',
      amountCents: 1_916_66,
      receivedOn: '2026-03-31',
      error: null,
    });
  });

  test.each([
    ['a digit of the loan number is wrong', ['100000018', ...good.slice(1)], 'BadNumber'],
    ['a spreadsheet has made a number of it', ['1.00E+08', ...good.slice(1)], 'BadNumber'],
    ['there is no reference', [good[0], '  ', ...good.slice(2)], 'NoReference'],
    ['the reference is too long', [good[0], 'R'.repeat(81), ...good.slice(2)], 'NoReference'],
    ['the reference has signs of another script', [good[0], 'REF-ß', ...good.slice(2)], 'NoReference'],
    ['the amount has three decimals', [good[0], good[1], '1.234', good[3]], 'BadAmount'],
    ['the date does not exist', [good[0], good[1], good[2], '31/02/2026'], 'BadDate'],
    ['the row ends early', [good[0], good[1]], 'BadAmount'],
    ['everything is wrong, the number first', ['x', '', 'y', 'z'], 'BadNumber'],
  ])('is refused where %s', (_, cells, error) => {
    expect(readRow(cells, places).error).toBe(error);
  });

  it('has nothing in the place of a cell or a column that is not there', () => {
    expect(read(good[0], good[1]).given).toMatchObject({ amount: '', receivedOn: '', payer: '' });
    expect(readRow([...good], { ...places, payer: null }).given.payer).toBe('');
  });

  it('keeps of an endless cell what can be shown, and no half of a character', () => {
    const { given } = read(...good.slice(0, 4), `${'a'.repeat(199)}😀`);
    expect(given.payer).toBe(`${'a'.repeat(199)}\ufffd`);
  });
});
