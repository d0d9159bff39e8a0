import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { formTexts } from '../texts/forms.ts';
import { isAnswered, type Reading, readAnswer, readNumber } from './read-answer.ts';

type Known = Partial<FieldDefinition>;

const read = (known: Known, raw: unknown): Reading =>
  readAnswer({ name: 'asked', label: 'Asked', type: 'text', ...known }, raw);
const optionsOf = (...values: string[]) => values.map((value) => ({ value, name: value }));
const fruit: Known = { type: 'select', options: optionsOf('ackee', 'breadfruit') };
const several: Known = { ...fruit, validationType: 'array' };
const link: Known = { type: 'urltext' };
const box: Known = { type: 'checkbox' };
const date: Known = { type: 'date' };

const NOT_STORED = 'This has a character that cannot be stored';
const ADDRESS = 'Please give a full web address that starts with https://';
const CHOOSE = 'Please choose from the list';
const NO_YEAR = 'Please give a year from 1900 to 2199';

describe('a figure as people type it', () => {
  it.each<[unknown, number | null]>([
    ['1234.5', 1234.5],
    ['1,234,567.89', 1_234_567.89],
    ['$62,000', 62_000],
    [' 0 ', 0],
    ['-12', -12],
    ['-0', 0],
    [-0, 0],
    ['1000000000000', 1e12],
    [1e12, 1e12],
    [-1e12, -1e12],
    ['1000000000000.1', null],
    ['0'.repeat(30), 0],
    ['0'.repeat(31), null],
    [7, 7],
    ['12,34', null],
    ['1.2.3', null],
    ['1e5', null],
    ['0x10', null],
    ['', null],
    ['five', null],
    ['9'.repeat(31), null],
    [1e13, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [true, null],
  ])('%j reads as %j', (typed, expected) => expect(readNumber(typed)).toBe(expected));

  it('is the same figure whether it comes as a number or as its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (inCents) => {
        const dollars = inCents / 100;
        expect(readNumber(dollars.toFixed(2))).toBe(readNumber(dollars));
      }),
    );
  });
});

it.each<[unknown, boolean]>([
  [undefined, false],
  [null, false],
  [false, false],
  ['', false],
  [' \t', false],
  [[], false],
  [true, true],
  [0, true],
  ['a', true],
  [['a'], true],
  [{ _id: '7' }, true],
])('%j is an answer: %s', (value, is) => expect(isAnswered(value)).toBe(is));

describe('one answer', () => {
  it.each<[string, Known, unknown, Reading]>([
    ['a box that came as nothing', box, null, { value: false }],
    ['a box that came empty', box, '', { value: false }],
    ['a text of 500 characters', {}, 'a'.repeat(500), { value: 'a'.repeat(500) }],
    ['a longer one', {}, 'a'.repeat(501), { error: 'Must be 500 characters or less' }],
    ['an address', link, 'http://pimento.example', { value: 'http://pimento.example' }],
    ['an address of single letters', link, 'https://a.b/c', { value: 'https://a.b/c' }],
    ['an address in capital letters', link, 'HTTPS://A.B', { value: 'HTTPS://A.B' }],
    ['an address within a sentence', link, 'see https://pimento.example', { error: ADDRESS }],
    ['an address before a sentence', link, 'https://pimento.example/a b', { error: ADDRESS }],
    [
      'an address too long',
      link,
      `https://a.b/${'c'.repeat(2_000)}`,
      { error: 'Must be 2000 characters or less' },
    ],
    ['an address that is a figure', link, 5, { error: 'Please write an answer' }],
    ['a day with blanks around', date, ' 2026-03-01 ', { value: '2026-03-01' }],
    ['a day within a sentence', date, 'on 2026-03-01', { error: formTexts.dayIncomplete }],
    ['a day before a sentence', date, '2026-03-01 or so', { error: formTexts.dayIncomplete }],
    ['the first day', date, '1900-01-01', { value: '1900-01-01' }],
    ['the day before it', date, '1899-12-31', { error: NO_YEAR, isFarDay: true }],
    ['the last day', date, '2199-12-31', { value: '2199-12-31' }],
    ['the day after it', date, '2200-01-01', { error: NO_YEAR, isFarDay: true }],
    ['one choice where several are possible', several, 'ackee', { value: ['ackee'] }],
    ['fifty times the same choice', several, Array(50).fill('ackee'), { value: ['ackee'] }],
    ['more choices than are read', several, Array(51).fill('ackee'), { error: CHOOSE }],
    ['a choice where there are no options', { type: 'select' }, 'ackee', { error: CHOOSE }],
    [
      'something undefined among choices',
      { type: 'select', validationType: 'array' },
      [undefined],
      { error: CHOOSE },
    ],
    [
      'no option, reported in the words of the rule that says so',
      {
        ...fruit,
        validations: [
          { type: 'required', params: ['Say a fruit'] },
          { type: 'oneOf', params: ['Pick a fruit'] },
        ],
      },
      'mango',
      { error: 'Pick a fruit' },
    ],
    ['no option, and no words', { ...fruit, validations: [{ type: 'oneOf' }] }, 'mango', { error: CHOOSE }],
  ])('%s', (_, known, raw, reading) => expect(read(known, raw)).toStrictEqual(reading));
});

describe('a document', () => {
  const paper = { id: 'f1', name: 'id.png', type: 'image/png', sizeBytes: 10 };
  const AGAIN = { error: 'Please add the file again' };

  it.each<[string, object]>([
    ['as it was uploaded', {}],
    ['that is empty', { sizeBytes: 0 }],
    ['whose type the phone left empty', { type: '' }],
    ['with the longest name', { name: 'n'.repeat(255) }],
    ['with the longest id', { id: 'i'.repeat(100) }],
    ['with the longest type', { type: 't'.repeat(100) }],
  ])('%s', (_, known) => {
    expect(read({ type: 'file' }, { ...paper, ...known })).toEqual({ value: { ...paper, ...known } });
  });

  it.each<[string, unknown]>([
    ['without an id', { ...paper, id: '' }],
    ['with an id too long', { ...paper, id: 'i'.repeat(101) }],
    ['with a figure for an id', { ...paper, id: 1 }],
    ['without a name', { ...paper, name: '' }],
    ['with a name that cannot be stored', { ...paper, name: 'id\u0000.png' }],
    ['with a type too long', { ...paper, type: 't'.repeat(101) }],
    ['with a figure for a type', { ...paper, type: 1 }],
    ['of less than nothing', { ...paper, sizeBytes: -1 }],
    ['of half a byte', { ...paper, sizeBytes: 1.5 }],
    ['whose size is a text', { ...paper, sizeBytes: '10' }],
    ['whose size is no number', { ...paper, sizeBytes: Number.NaN }],
    ['that is a text', 'id.png'],
    ['that is a list of two', [paper, paper]],
    ['that is nothing in a list', [null]],
  ])('%s is none', (_, raw) => {
    expect(read({ type: 'file' }, raw)).toEqual(AGAIN);
  });

  it.each<[string, Known, (paper: object) => unknown]>([
    ['one', { type: 'file' }, (paper) => paper],
    ['one of several', { type: 'file', validationType: 'array' }, (paper) => [{ ...AGAIN }, paper]],
  ])('says of %s whose name is too long that it is', (_, field, raw) => {
    expect(read(field, raw({ ...paper, name: 'n'.repeat(256) }))).toEqual({
      error: 'The name of the file must be 255 characters or less',
    });
  });

  it('keeps nothing else that came along', () => {
    expect(read({ type: 'file' }, { ...paper, path: '/etc' })).toEqual({ value: paper });
  });
});

describe('several documents', () => {
  const paper = (number: number) => ({ id: `f${number}`, name: 'id.png', type: 'image/png', sizeBytes: 10 });
  const papers = (count: number) => Array.from({ length: count }, (_, index) => paper(index));
  const files: Known = { type: 'file', validationType: 'array' };

  it('are one, or ten at most', () => {
    expect(read(files, paper(0))).toEqual({ value: papers(1) });
    expect(read(files, papers(10))).toEqual({ value: papers(10) });
    expect(read(files, papers(11))).toEqual({ error: 'Please add the files again' });
  });

  it.each([[[...papers(2), null]], [[null]], [['id.png', ...papers(1)]]])(
    'are whole or none are taken: %#',
    (raw) => expect(read(files, raw)).toEqual({ error: 'Please add the files again' }),
  );
});

describe('what a search found', () => {
  const choice = { _id: '7', name: 'Car Loan' };

  it.each<[string, object]>([
    ['as it was found', choice],
    ['with the longest id and name', { _id: 'i'.repeat(100), name: 'n'.repeat(200) }],
  ])('%s', (_, raw) => expect(read({ type: 'typeAhead' }, raw)).toEqual({ value: raw }));

  it.each<[string, unknown]>([
    ['without an id', { ...choice, _id: undefined }],
    ['with an id too long', { ...choice, _id: 'i'.repeat(101) }],
    ['without a name', { ...choice, name: '' }],
    ['with a name too long', { ...choice, name: 'n'.repeat(201) }],
    ['with a name that cannot be stored', { ...choice, name: 'Car\ud800' }],
    ['as a text', 'Car Loan'],
  ])('%s is none', (_, raw) => expect(read({ type: 'typeAhead' }, raw)).toEqual({ error: CHOOSE }));
});

it.each([
  ['a\nb', {}],
  ['a\u0007b', { type: 'longText' }],
] as const)('%j cannot be stored in %j', (raw, known) => {
  expect(read(known, raw)).toEqual({ error: NOT_STORED });
});
