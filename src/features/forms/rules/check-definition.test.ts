import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import { checkDefinition } from './check-definition.ts';

const field = (more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  ...more,
});
const rule = (validation: Validation, more: Partial<FieldDefinition> = {}) =>
  field({ ...more, validations: [validation] });
const options = [
  { value: 'a', name: 'Ackee' },
  { value: 'b', name: 'Breadfruit' },
];
const fruit = field({ name: 'fruit', type: 'select', options });
const guards: Validation[] = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 5 },
  { type: 'test', subtype: 'fileType', fileTypes: ['pdf'] },
];
/** What staff could write in the JSON view, past the compiler. */
const unchecked = (json: object): FieldDefinition => JSON.parse(JSON.stringify({ ...field(), ...json }));

describe('a broken field', () => {
  it.each<[string, FieldDefinition, string, string]>([
    ['no such type', unchecked({ type: 'colour' }), 'type', 'A colour field cannot hold anything'],
    [
      'a shape the type cannot hold',
      field({ type: 'date', validationType: 'number' }),
      'type',
      'A date field cannot hold number',
    ],
    [
      'a select without options',
      field({ type: 'select' }),
      'options',
      'This field needs options to choose from',
    ],
    [
      'several boxes without options',
      field({ type: 'checkbox', validationType: 'array' }),
      'options',
      'This field needs options to choose from',
    ],
    [
      'an option twice',
      field({ type: 'select', options: [...options, ...options] }),
      'options',
      'The option a is there twice',
    ],
    ['options nobody sees', field({ options }), 'options', 'Only select and checkbox fields have options'],
    [
      'an unknown option to begin with',
      field({ type: 'select', options, defaultOption: 'c' }),
      'defaultOption',
      'The option to begin with is not among the options',
    ],
    [
      'a start that does not fit',
      field({ type: 'date', value: 'soon' }),
      'value',
      'The answer to begin with does not fit the field',
    ],
    [
      'an option to begin with where there are none',
      field({ defaultOption: 'a' }),
      'options',
      'Only select and checkbox fields have options',
    ],
    [
      'a start in place of the option to begin with',
      field({ type: 'select', options, value: 'a' }),
      'value',
      'The answer to begin with does not fit the field',
    ],
    [
      'a start among several options',
      field({ type: 'select', validationType: 'array', options, value: 'a' }),
      'value',
      'The answer to begin with does not fit the field',
    ],
    [
      'a type-ahead that searches nothing',
      field({ type: 'typeAhead' }),
      'typeAheadApiType',
      'Say what is searched: prizes, contests or product',
    ],
    [
      'a text that searches',
      field({ typeAheadApiType: 'prizes' }),
      'typeAheadApiType',
      'Only type-ahead fields search',
    ],
    [
      'a file of any size',
      field({ type: 'file' }),
      'validations',
      'A file field needs a fileSize and a fileType rule',
    ],
    [
      'a size without a figure',
      field({ type: 'file', validations: [{ type: 'test', subtype: 'fileSize' }, ...guards] }),
      'validations.0.maxFileSize',
      'Say the largest size in megabytes',
    ],
    [
      'types without a list',
      field({ type: 'file', validations: [{ type: 'test', subtype: 'fileType' }, ...guards] }),
      'validations.0.fileTypes',
      'Say which file types are accepted',
    ],
    [
      'no such rule',
      unchecked({ validations: [{ type: 'toString' }] }),
      'validations.0.type',
      'There is no rule toString',
    ],
    [
      'no such named rule',
      unchecked({ validations: [{ type: 'test', subtype: 'lucky' }] }),
      'validations.0.subtype',
      'There is no rule lucky',
    ],
    ['a named rule without its name', rule({ type: 'test' }), 'validations.0.subtype', 'There is no rule '],
    [
      'a rule that does not fit',
      rule({ type: 'email' }, { type: 'date' }),
      'validations.0.type',
      'The rule email does not fit a date field',
    ],
    [
      'a named rule that does not fit',
      rule({ type: 'test', subtype: 'adult' }),
      'validations.0.subtype',
      'The rule adult does not fit a text field',
    ],
    [
      'a bound left out',
      rule({ type: 'min' }),
      'validations.0.params',
      'The rule min needs a fitting first parameter',
    ],
    [
      'a bound that is no day',
      rule({ type: 'max', params: [5] }, { type: 'date' }),
      'validations.0.params',
      'The rule max needs a fitting first parameter',
    ],
    [
      'half a character',
      rule({ type: 'length', params: [2.5] }),
      'validations.0.params',
      'The rule length needs a fitting first parameter',
    ],
    [
      'a pattern that does not compile',
      rule({ type: 'matches', params: ['('] }),
      'validations.0.params',
      'This pattern does not compile, or could take too long to try',
    ],
    [
      'a pattern that never ends',
      rule({ type: 'matches', params: ['(a+)+'] }),
      'validations.0.params',
      'This pattern does not compile, or could take too long to try',
    ],
    [
      'a message that is no text',
      rule({ type: 'required', params: [5] }),
      'validations.0.params',
      'The message must be text, and the last parameter',
    ],
    [
      'a parameter too many',
      rule({ type: 'email', params: ['one', 'two'] }),
      'validations.0.params',
      'The message must be text, and the last parameter',
    ],
    [
      'bounds that cross',
      field({
        validations: [
          { type: 'min', params: [5] },
          { type: 'max', params: [4] },
        ],
      }),
      'validations',
      'The smallest allowed is above the largest allowed',
    ],
    [
      'information that nobody asks',
      field({ whenAnswered: 'account' }),
      'whenAnswered',
      "The section's information has no field account",
    ],
  ])('%s', (_case, broken, place, message) => {
    expect(checkDefinition([broken])).toEqual({ [`fields.0.${place}`]: message });
  });
});

describe('an answer to begin with', () => {
  it.each<[string, Partial<FieldDefinition>]>([
    ['a text', { value: 'St. Mary' }],
    ['a figure', { validationType: 'number', value: 1 }],
    ['a ticked box', { type: 'checkbox', value: true }],
    ['left empty', { type: 'date', value: '' }],
  ])('%s', (_case, known) => expect(checkDefinition([field(known)])).toEqual({}));
});

describe('a form', () => {
  it('has its errors told from the first field on, the first of each place', () => {
    const broken = [field({ name: 'one', type: 'select' }), field({ name: 'two', options }), field()];
    const twice = [...broken, field({ name: 'asked', type: 'select', options: [...options, ...options] })];
    expect(Object.entries(checkDefinition(twice))).toEqual([
      ['fields.0.options', 'This field needs options to choose from'],
      ['fields.1.options', 'Only select and checkbox fields have options'],
      ['fields.3.name', expect.any(String)],
      ['fields.3.options', 'The option a is there twice'],
    ]);
  });

  it('has each name once', () => {
    expect(checkDefinition([field(), field()])).toEqual({
      'fields.1.name': 'Another field is already named asked',
    });
  });

  it('of a verification may look at the information, and shares no name with it', () => {
    const back = field({
      name: 'back',
      type: 'file',
      validations: guards,
      whenAnswered: 'fruit',
      conditionalValidations: [{ when: 'fruit', compareType: 'notEquals', value: 'a' }],
    });
    expect(checkDefinition([back], [fruit])).toEqual({});
    expect(checkDefinition([{ ...back, whenAnswered: 'fruits' }], [fruit])).toEqual({
      'fields.0.whenAnswered': "The section's information has no field fruits",
    });
    expect(checkDefinition([fruit], [fruit])).toEqual({
      'fields.0.name': 'Another field is already named fruit',
    });
  });

  it('has at most 200,000 bytes, of which some letters take several', () => {
    const besides = JSON.stringify([field({ label: '' })]).length;
    const ofBytes = (bytes: number) => [field({ label: 'é'.repeat((bytes - besides) / 2) })];
    const odd = besides % 2;
    expect(checkDefinition(ofBytes(200_000 - odd))).toEqual({});
    expect(checkDefinition(ofBytes(200_002 - odd))).toEqual({
      fields: 'The form has become too large. Shorten its texts or its lists of options.',
    });
    const letters = (bytes: number) => [field({ label: 'e'.repeat(bytes - besides) })];
    expect(checkDefinition(letters(200_000))).toEqual({});
    expect(Object.keys(checkDefinition(letters(200_001)))).toEqual(['fields']);
  });

  it('has at most a hundred fields', () => {
    const many = Array.from({ length: 101 }, (_, index) => field({ name: `asked_${index}` }));
    expect(checkDefinition(many)).toEqual({ fields: 'A form has at most 100 fields' });
    expect(checkDefinition(many.slice(1))).toEqual({});
  });
});
