import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldDefinition, fieldDefinitions } from '#features/forms/contract.ts';
import { readDefinition, shapeErrors } from './read-definition.ts';

const rich: FieldDefinition[] = [
  {
    name: 'parish',
    label: 'Parish',
    sublabel: 'Where you live',
    placeholder: 'Choose',
    group: 'Home',
    type: 'select',
    validationType: 'string',
    validations: [{ type: 'required', params: ['Please say'] }],
    options: [{ value: 'Hanover', name: 'Hanover' }],
    defaultOption: 'Hanover',
  },
  {
    name: 'bill',
    label: 'Bill',
    type: 'file',
    whenAnswered: 'parish',
    validations: [
      { type: 'test', subtype: 'fileSize', maxFileSize: 8 },
      { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'pdf'] },
    ],
    conditionalValidations: [
      {
        when: 'parish',
        compareType: 'notEquals',
        value: ['Hanover', 3, true],
        type: 'required',
        params: ['x'],
      },
    ],
  },
  { name: 'wish', label: 'Wish', type: 'typeAhead', typeAheadApiType: 'prizes' },
  {
    name: 'agree',
    label: 'Agree',
    type: 'checkbox',
    value: true,
    checkboxTitle: 'Yes',
    checkboxDescription: 'Small',
  },
];

it.each<[string, unknown, Record<string, string>]>([
  ['no list', {}, { fields: 'This must be a list' }],
  ['no object', [3], { 'fields.0': 'This must be an object' }],
  [
    'a name that is none',
    [{ name: '1st', label: 'A', type: 'text' }],
    { 'fields.0.name': 'Use letters, digits and _, starting with a letter' },
  ],
  ['no label', [{ name: 'a', type: 'text' }], { 'fields.0.label': 'This is needed' }],
  [
    'a property too many',
    [{ name: 'a', label: 'A', type: 'text', colour: 'red' }],
    { 'fields.0': 'There is no property colour' },
  ],
  [
    'deep inside',
    [{ name: 'a', label: 'A', type: 'select', options: [{ value: 'x', name: '' }] }],
    { 'fields.0.options.0.name': 'This is needed' },
  ],
  [
    'a text where a figure belongs',
    [{ name: 'a', label: 'A', type: 'file', validations: [{ type: 'test', maxFileSize: '8' }] }],
    { 'fields.0.validations.0.maxFileSize': 'This must be a number' },
  ],
])('names the place: %s', (_case, value, errors) => expect(readDefinition(value)).toEqual({ errors }));

describe('each property', () => {
  const field = (more: object) => [{ name: 'a', label: 'A', type: 'text', ...more }];
  const files = (rule: object) => field({ type: 'file', validations: [{ type: 'test', ...rule }] });
  const when = (more: object) =>
    field({ conditionalValidations: [{ when: 'b', compareType: 'equals', value: 'x', ...more }] });
  const times = (count: number, entry: object) => Array.from({ length: count }, () => entry);

  it.each<[string, unknown]>([
    ['the longest label', field({ label: 'x'.repeat(200) })],
    ['the longest name', field({ name: 'x'.repeat(60) })],
    ['the largest documents', files({ maxFileSize: 20 })],
    ['as many rules as may be', field({ validations: times(10, { type: 'required' }) })],
    ['as many options as may be', field({ options: times(200, { value: 'x', name: 'X' }) })],
    ['as many values as may be', when({ value: Array(50).fill('x') })],
    ['what was left undefined', field({ sublabel: undefined, validations: undefined })],
    ['a box by its shape', field({ type: 'checkbox', validationType: 'boolean' })],
    ['a figure to begin with', field({ value: 5 })],
  ])('has its room: %s', (_case, value) => {
    expect(shapeErrors(value)).toEqual({});
    expect(fieldDefinitions.safeParse(value).success).toBe(true);
  });

  it.each<[string, unknown, string, string]>([
    ['a label that is a figure', field({ label: 5 }), 'label', 'This must be a text'],
    ['a label left undefined', field({ label: undefined }), 'label', 'This must be a text'],
    ['a label too long', field({ label: 'x'.repeat(201) }), 'label', 'Must be 200 characters or less'],
    [
      'a search for people',
      field({ typeAheadApiType: 'people' }),
      'typeAheadApiType',
      'This must be one of: prizes, contests, product',
    ],
    [
      'a figure for a word',
      field({ typeAheadApiType: 5 }),
      'typeAheadApiType',
      'This must be one of: prizes, contests, product',
    ],
    [
      'documents of any size',
      files({ maxFileSize: Number.POSITIVE_INFINITY }),
      'validations.0.maxFileSize',
      'This must be a number',
    ],
    [
      'documents too large',
      files({ maxFileSize: 20.5 }),
      'validations.0.maxFileSize',
      'Must be more than 0 and 20 at most',
    ],
    [
      'documents without size',
      files({ maxFileSize: 0 }),
      'validations.0.maxFileSize',
      'Must be more than 0 and 20 at most',
    ],
    ['no type of document', files({ fileTypes: [] }), 'validations.0.fileTypes', 'This is needed'],
    [
      'an object to begin with',
      field({ value: {} }),
      'value',
      'This must be a text, a number, or true or false',
    ],
    [
      'a box for a parameter',
      field({ validations: [{ type: 'min', params: [true] }] }),
      'validations.0.params.0',
      'This must be a text, a number, or true or false',
    ],
    [
      'too many rules',
      field({ validations: times(11, { type: 'required' }) }),
      'validations',
      'At most 10 are possible',
    ],
    [
      'too many options',
      field({ options: times(201, { value: 'x', name: 'X' }) }),
      'options',
      'At most 200 are possible',
    ],
    ['a comparison with nothing', when({ value: [] }), 'conditionalValidations.0.value', 'This is needed'],
    [
      'a comparison with too much',
      when({ value: Array(51).fill('x') }),
      'conditionalValidations.0.value',
      'At most 50 are possible',
    ],
  ])('says what it needs: %s', (_case, value, place, message) => {
    expect(shapeErrors(value)).toEqual({ [`fields.0.${place}`]: message });
    expect(fieldDefinitions.safeParse(value).success).toBe(false);
  });
});

describe('beside the contract of the server', () => {
  it('takes what it takes', () => {
    expect(readDefinition(rich)).toEqual({ fields: rich });
    expect(fieldDefinitions.safeParse(rich).success).toBe(true);
  });

  /** Every path into the rich example, with something else put there. */
  const paths = (value: unknown, at: (string | number)[] = []): (string | number)[][] =>
    typeof value !== 'object' || value === null
      ? [at]
      : [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))];

  it('refuses what it refuses, wherever anything is put', () => {
    const strange = fc.constantFrom<unknown>(
      '',
      'x',
      'x'.repeat(1001),
      0,
      -1,
      21,
      null,
      true,
      [],
      {},
      ['x'],
      'file',
      'a b',
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths(rich).slice(1)), strange, (path, value) => {
        const changed = structuredClone(rich) as unknown;
        let holder = changed as Record<string | number, unknown>;
        for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
        holder[path.at(-1) ?? 0] = value;
        const isTaken = fieldDefinitions.safeParse(changed).success;
        expect(Object.keys(shapeErrors(changed)).length === 0, path.join('.')).toBe(isTaken);
      }),
      { numRuns: 2_000 },
    );
  });
});
