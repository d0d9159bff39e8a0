import { expect, it } from 'vitest';
import { readFigure } from '#shared/figure.ts';
import { tidyDraft } from '#shared/record/values.ts';
import { prizeFields } from '../fields/staff-prize.ts';
import { MOST_IMAGE_BYTES, type PrizeDraft, prizeErrors } from './prize-errors.ts';

const bag: PrizeDraft = {
  name: 'School bag',
  description: 'Tap Redeem, collect it in town',
  type: 'Redeem',
  value: 4_500.5,
  pointRequired: 300,
  stock: null,
};

it('a prize with all its fields has no error', () => {
  expect(prizeErrors(bag)).toEqual({});
});

it('a name keeps single blanks within', () => {
  expect(tidyDraft(prizeFields, { ...bag, name: '  School \t  bag ' }).name).toBe('School bag');
});

it('a picture has five megabytes', () => {
  expect(MOST_IMAGE_BYTES).toBe(5_242_880);
});

it.each([
  ['nothing in value', { value: 0 }],
  ['a hundred million dollars', { value: 100_000_000 }],
  ['the longest texts', { name: 'x'.repeat(120), description: ` ${'x'.repeat(4_000)} ` }],
  ['a million seeds and pieces', { pointRequired: 1_000_000, stock: 1_000_000 }],
])('%s may be given', (_, given) => {
  expect(Object.keys(prizeErrors({ ...bag, ...given }))).toEqual([]);
});

it.each([
  ['no name', { name: '  ' }, 'name', 'Prize Name is required'],
  ['a long name', { name: 'x'.repeat(121) }, 'name', 'Prize Name: 120 characters at most'],
  ['no description', { description: '' }, 'description', 'Prize Description is required'],
  ['a description of blanks', { description: ' \n ' }, 'description', 'Prize Description is required'],
  [
    'a long description',
    { description: 'x'.repeat(4_001) },
    'description',
    'Prize Description: 4,000 characters at most',
  ],
  [
    'too high a value',
    { value: 100_000_000.01 },
    'value',
    'Prize value: from $0.00 to $100,000,000.00, to the cent',
  ],
  [
    'a stock without end',
    { stock: 1_000_001 },
    'stock',
    'Stock should be a whole number from 0 to 1,000,000',
  ],
  ['no category', { type: '' as const }, 'type', 'category is required'],
  ['no value', { value: null }, 'value', 'Prize value is required'],
  ['a value in words', { value: Number.NaN }, 'value', 'value should be a number'],
  ['a third decimal', { value: 1.005 }, 'value', 'Prize value: from $0.00 to $100,000,000.00, to the cent'],
  ['a negative value', { value: -1 }, 'value', 'Prize value: from $0.00 to $100,000,000.00, to the cent'],
  ['no seeds', { pointRequired: null }, 'pointRequired', 'Seeds required is required'],
  ['seeds in words', { pointRequired: Number.NaN }, 'pointRequired', 'seeds required should be a number'],
  [
    'half a seed',
    { pointRequired: 1.5 },
    'pointRequired',
    'Seeds required should be a whole number from 1 to 1,000,000',
  ],
  [
    'a price of nothing for borrowers',
    { pointRequired: 0 },
    'pointRequired',
    'Seeds required should be a whole number from 1 to 1,000,000',
  ],
  ['a stock below nothing', { stock: -1 }, 'stock', 'Stock should be a whole number from 0 to 1,000,000'],
])('%s is said beside its field', (_, wrong, field, text) => {
  expect(prizeErrors({ ...bag, ...wrong })).toEqual({ [field]: text });
});

it('what contests give may cost no seeds', () => {
  expect(prizeErrors({ ...bag, type: 'Prize', pointRequired: 0 })).toEqual({});
});

it.each([
  ['', null],
  [' 1,500.50 ', 1500.5],
  ['2 000', 2000],
  ['many', Number.NaN],
  ['-5', -5],
  ['1e9', Number.NaN],
])('"%s" is read as %s', (typed, number) => {
  expect(readFigure(typed)).toBe(number);
});
