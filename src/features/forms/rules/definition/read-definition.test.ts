import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldDefinition, fieldDefinitions } from '#features/forms/contract.ts';
import { readDefinition, shapeFaults } from './read-definition.ts';

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
])('tells the place: %s', (_case, value, faults) => expect(readDefinition(value)).toEqual({ faults }));

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
        expect(Object.keys(shapeFaults(changed)).length === 0, path.join('.')).toBe(isTaken);
      }),
      { numRuns: 2_000 },
    );
  });
});
