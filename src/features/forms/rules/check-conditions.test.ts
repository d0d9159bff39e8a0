import { describe, expect, it } from 'vitest';
import type { ConditionalValidation, FieldDefinition } from '#features/forms/contract.ts';
import { checkDefinition } from './check-definition.ts';

type Known = Partial<FieldDefinition>;

const optionsOf = (...values: string[]) => values.map((value) => ({ value, name: value }));
const figures: Known = { type: 'select', options: optionsOf('1', '2') };
const words: Known = { type: 'select', options: optionsOf('1', 'many') };
const several: Known = { ...words, validationType: 'array' };
const number: Known = { validationType: 'number' };
const date: Known = { type: 'date' };
const box: Known = { type: 'checkbox' };
const typeAhead: Known = { type: 'typeAhead', typeAheadApiType: 'prizes' };
const document: Known = {
  type: 'file',
  validations: [
    { type: 'test', subtype: 'fileSize', maxFileSize: 5 },
    { type: 'test', subtype: 'fileType', fileTypes: ['pdf'] },
  ],
};

const field = (known: Known = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  ...known,
});
const fruit = field({ name: 'fruit', type: 'select', options: optionsOf('a', 'b') });
/** What staff could write in the JSON view, past the compiler. */
const unchecked = (json: object): FieldDefinition => JSON.parse(JSON.stringify({ ...field(), ...json }));

const UNFIT = 'Greater or equal needs a number, a date or options that are numbers';
const NEVER = 'The field parent can never have this value';

const errorsOf = (parent: Known, condition: Omit<ConditionalValidation, 'when'>) =>
  checkDefinition([
    { name: 'parent', label: 'Parent', type: 'text', ...parent },
    {
      name: 'child',
      label: 'Child',
      type: 'text',
      conditionalValidations: [{ when: 'parent', ...condition }],
    },
  ]);

describe('a condition may ask whether an answer is at least', () => {
  it.each<[string, Known, string | number | boolean, object]>([
    ['a figure', number, 5, {}],
    ['a day', date, '2026-01-01', {}],
    ['an option that is a figure, as all of them are', figures, '2', {}],
    ['an option among words', words, '1', { compareType: UNFIT }],
    ['a text', {}, 'a', { compareType: UNFIT }],
    ['a box', box, true, { compareType: UNFIT }],
    ['one of several options', { ...figures, validationType: 'array' }, '2', { compareType: UNFIT }],
    ['a document', document, 'a.pdf', { compareType: UNFIT }],
  ])('%s: %s', (_, parent, value, errors) => {
    const places = Object.entries(errors).map(([part, error]) => [
      `fields.1.conditionalValidations.0.${part}`,
      error,
    ]);
    expect(errorsOf(parent, { compareType: 'greaterOrEqual', value })).toEqual(Object.fromEntries(places));
  });

  it('not an option where there is none: the options are missing, not the comparison wrong', () => {
    expect(errorsOf({ type: 'select' }, { compareType: 'greaterOrEqual', value: '2' })).toEqual({
      'fields.0.options': 'This field needs options to choose from',
      'fields.1.conditionalValidations.0.value': NEVER,
    });
  });
});

describe('a condition compares with what an answer can be', () => {
  it.each<[string, Known, ConditionalValidation['value'], string | undefined]>([
    ['an option', words, 'many', undefined],
    ['what is no option', words, 'few', NEVER],
    ['one of several options', several, 'many', undefined],
    ['what is none of several', several, 'few', NEVER],
    ['a figure', number, 5, undefined],
    ['a figure in words', number, '5', NEVER],
    ['a day', date, '2026-01-01', undefined],
    ['a day that there is not', date, '2026-02-30', NEVER],
    ['a ticked box', box, true, undefined],
    ['a box in words', box, 'true', NEVER],
    ['a text', {}, 'a', undefined],
    ['a text with blanks around, which are never stored', {}, ' a', NEVER],
    ['what a search found, by its id', typeAhead, '7', undefined],
    ['a figure for an id', typeAhead, 7, NEVER],
    ['a document', document, 'a.pdf', NEVER],
  ])('%s: %s', (_, parent, value, error) => {
    const errors = errorsOf(parent, { compareType: 'equals', value });
    expect(errors).toEqual(error === undefined ? {} : { 'fields.1.conditionalValidations.0.value': error });
  });
});

it('a condition on a broken field is judged as on a text, so that both errors are reported', () => {
  const broken = { type: 'colour' } as unknown as Known;
  expect(errorsOf(broken, { compareType: 'equals', value: 'red' })).toEqual({
    'fields.0.type': 'A colour field cannot hold anything',
  });
});

describe('a broken condition', () => {
  const figure = field({ name: 'figure', validationType: 'number' });
  const place = 'fields.2.conditionalValidations.0';
  it.each<[string, object, string, string]>([
    [
      'on an unknown field',
      { when: 'fruits', compareType: 'equals', value: 'a' },
      'when',
      'There is no field fruits before this one',
    ],
    [
      'on itself',
      { when: 'asked', compareType: 'equals', value: 'a' },
      'when',
      'There is no field asked before this one',
    ],
    [
      'on a later field',
      { when: 'later', compareType: 'equals', value: 'a' },
      'when',
      'There is no field later before this one',
    ],
    [
      'by an unknown comparison',
      { when: 'fruit', compareType: 'like', value: 'a' },
      'compareType',
      'There is no comparison like',
    ],
    [
      'by the size of a fruit',
      { when: 'fruit', compareType: 'greaterOrEqual', value: 'a' },
      'compareType',
      'Greater or equal needs a number, a date or options that are numbers',
    ],
    [
      'on an option that is not there',
      { when: 'fruit', compareType: 'equals', value: ['a', 'c'] },
      'value',
      'The field fruit can never have this value',
    ],
    [
      'on a figure written as text',
      { when: 'figure', compareType: 'equals', value: '5' },
      'value',
      'The field figure can never have this value',
    ],
    [
      'with a rule that does not fit',
      { when: 'fruit', compareType: 'equals', value: 'a', type: 'integer' },
      'type',
      'The rule integer does not fit a text field',
    ],
  ])('%s', (_case, condition, part, message) => {
    const fields = [
      fruit,
      figure,
      unchecked({ conditionalValidations: [condition] }),
      field({ name: 'later' }),
    ];
    expect(checkDefinition(fields)).toEqual({ [`${place}.${part}`]: message });
  });

  it('two that wait for each other are refused at the first, so nothing runs in a circle', () => {
    const waitsFor = (name: string, when: string) =>
      field({ name, conditionalValidations: [{ when, compareType: 'equals', value: 'x' }] });
    expect(checkDefinition([waitsFor('a', 'b'), waitsFor('b', 'a')])).toEqual({
      'fields.0.conditionalValidations.0.when': 'There is no field b before this one',
    });
  });
});
