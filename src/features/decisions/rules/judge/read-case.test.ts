// Rows of an analyst's table as what a decision looks at: figures in every spelling, words by the mapping, gaps and nonsense.
import { describe, expect, it } from 'vitest';
import type { JudgeMapping } from '../../contract/judge-mapping.ts';
import { today } from '../applicant.test-support.ts';
import { columnsOf, notMappedIn, readCase, readNumber } from './read-case.ts';

const outcome = { column: 'out', bad: ['1'], good: ['0'] };

function read(mapping: Partial<JudgeMapping>, row: Record<string, string>) {
  const odd: string[] = [];
  const found = readCase(
    { outcome, inputs: {}, ...mapping },
    (column) => ({ out: '1', ...row })[column],
    today,
    (column, cell) => odd.push(`${column}: ${cell}`),
  );
  return { found, odd };
}

const inputsOf = (
  inputs: JudgeMapping['inputs'],
  row: Record<string, string>,
  more: Partial<JudgeMapping> = {},
) => {
  const { found, odd } = read({ inputs, ...more }, row);
  return { ...found?.inputs, odd };
};

describe('a number', () => {
  it.each([
    ['1234', 1234],
    ['1,234.5', 1234.5],
    ['$1 234', 1234],
    ['12 %', 12],
    ['-3', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['twelve', null],
    ['1-2', null],
    ['', null],
    ['0x10', null],
    ['Infinity', null],
  ])('%s is %s', (cell, number) => {
    expect(readNumber(cell)).toBe(number);
  });

  it('has a comma for its decimals where the table has', () => {
    expect(readNumber('1.234,5', ',')).toBe(1234.5);
  });
});

describe('an input', () => {
  it('is a column brought to our unit, in dollars a month, months and shares', () => {
    const found = inputsOf(
      {
        age: { column: 'age' },
        income: { column: 'year', times: 1 / 12 },
        expenses: { sum: [{ column: 'food' }, { column: 'rent' }] },
        debtPayments: { value: 0 },
        monthsInJob: { column: 'years', times: 12 },
        shareVerified: { column: 'papers', times: 0.01 },
      },
      { age: '41.9', year: '1,200,000', food: '20,000.55', rent: '$10 000', years: '2.5', papers: '50%' },
    );
    expect(found).toMatchObject({
      birthDay: '1985-03-01',
      incomeCents: 100_000_00,
      expensesCents: 30_000_55,
      debtPaymentsCents: 0,
      monthsInJob: 30,
      sections: { required: 1_000, submitted: 1_000, verified: 500 },
      odd: [],
    });
  });

  it('is not known where its cell is empty, is named as unknown, or is no figure; the last is counted', () => {
    const mapping = { income: { column: 'pay', unknown: ['99999999'] }, age: { column: 'age' } };
    const more = { unknown: ['NA'] };
    expect(inputsOf(mapping, { pay: ' ', age: 'NA' }, more)).toMatchObject({
      incomeCents: null,
      birthDay: null,
      odd: [],
    });
    expect(inputsOf(mapping, { pay: '99999999', age: '30' })).toMatchObject({ incomeCents: null, odd: [] });
    expect(inputsOf(mapping, { pay: 'plenty', age: '30' })).toMatchObject({
      incomeCents: null,
      odd: ['pay: plenty'],
    });
    expect(inputsOf({ expenses: { sum: [{ column: 'a' }, { column: 'b' }] } }, { a: '5' })).toMatchObject({
      expensesCents: null,
    });
  });

  it('is a word of ours by the mapping; a cell that it does not name is counted, not guessed', () => {
    const history = {
      creditHistory: { column: 'records', values: { yes: 'overdue', no: 'good', '?': null } },
    } as const;
    expect(inputsOf(history, { records: 'yes' })).toMatchObject({ creditHistory: 'overdue', odd: [] });
    expect(inputsOf(history, { records: '?' })).toMatchObject({ creditHistory: null, odd: [] });
    expect(inputsOf(history, { records: 'maybe' })).toMatchObject({
      creditHistory: null,
      odd: ['records: maybe'],
    });
    expect(inputsOf({ creditHistory: { column: 'records' } }, { records: 'late' })).toMatchObject({
      creditHistory: 'late',
    });
    expect(inputsOf({ creditHistory: { column: 'records' } }, { records: 'claimed' })).toMatchObject({
      creditHistory: 'claimed',
    });
    expect(inputsOf({ employmentStatus: { column: 'job' } }, { job: 'Fisher' })).toMatchObject({
      employmentStatus: 'Fisher',
    });
    const otherwise = {
      employmentStatus: { column: 'job', values: { a: 'Contract' }, otherwise: 'Seasonal' },
    };
    expect(inputsOf(otherwise, { job: 'b' })).toMatchObject({ employmentStatus: 'Seasonal', odd: [] });
  });

  it('takes figures for words, as tables of codes have them', () => {
    const mapping = { monthsInJob: { column: 'since', values: { A71: 0, A75: 96 } } };
    expect(inputsOf(mapping, { since: 'A75' })).toMatchObject({ monthsInJob: 96 });
    expect(inputsOf(mapping, { since: 'A99' })).toMatchObject({ monthsInJob: null, odd: ['since: A99'] });
  });

  it('stays within what the engine takes: nothing below nothing, nothing endless', () => {
    const found = inputsOf(
      { income: { column: 'a' }, expenses: { column: 'b', times: -1 }, shareVerified: { column: 'c' } },
      { a: '1e99', b: '5', c: '7' },
    );
    expect(found).toMatchObject({
      incomeCents: 100_000_000_000,
      expensesCents: 0,
      sections: { verified: 1_000 },
    });
  });

  it('without a column is said, with what it is taken as', () => {
    expect(inputsOf({}, {})).toMatchObject({
      model: 'FirstModel',
      loanStanding: 'none',
      birthDay: '1996-03-01',
    });
    const said = notMappedIn({ outcome, inputs: { age: { column: 'age' } } });
    expect(said).toHaveLength(17);
    expect(said).toContain('income (not known, so that everybody is declined)');
  });
});

describe('a row', () => {
  it('is left out without an outcome; another word is counted', () => {
    expect(read({}, { out: '' })).toEqual({ found: null, odd: [] });
    expect(read({}, { out: '7' })).toEqual({ found: null, odd: ['out: 7'] });
    expect(read({}, { out: ' 0 ' }).found?.isBad).toBe(false);
    const anyOther = { outcome: { column: 'out', bad: ['1'] } };
    expect(read(anyOther, { out: '7' }).found?.isBad).toBe(false);
  });

  it('is grouped by words, by figures cut at edges, and as not known', () => {
    const groups = { sex: { column: 'sex', values: { F: 'women' } }, age: { column: 'age', from: [25, 18] } };
    const of = (row: Record<string, string>) => read({ groups }, row).found?.groups;
    expect(of({ sex: 'F', age: '25' })).toEqual({ sex: 'women', age: '25 and more' });
    expect(of({ sex: 'X', age: '24.9' })).toEqual({ sex: 'X', age: '18 to below 25' });
    expect(of({ age: '17' })).toEqual({ sex: 'not known', age: 'below 18' });
    expect(of({ age: 'old' })).toEqual({ sex: 'not known', age: 'not known' });
  });

  it('names the columns that the mapping needs, each once', () => {
    const mapping: JudgeMapping = {
      outcome,
      inputs: {
        expenses: { sum: [{ column: 'a' }, { column: 'b' }] },
        age: { column: 'a' },
        income: { value: 1 },
      },
      groups: { sex: { column: 'b' } },
      halves: { column: 'day', from: '2025' },
    };
    expect(columnsOf(mapping)).toEqual(['out', 'a', 'b', 'day']);
  });
});
