import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { definitionErrors, errorsOfField, placeOf } from './error-places.ts';

it.each([
  ['fields.3.options', { field: 3, property: 'options' }],
  ['fields.0.validations.1.params', { field: 0, property: 'validations.1.params' }],
  ['fields.2', { field: 2, property: '' }],
  ['fields.12.options', { field: 12, property: 'options' }],
  ['other.fields.3.options', { field: null, property: 'other.fields.3.options' }],
  ['fields.3x', { field: null, property: 'fields.3x' }],
  ['fields', { field: null, property: 'fields' }],
  ['points', { field: null, property: 'points' }],
  ['dependents.0', { field: null, property: 'dependents.0' }],
])('%s', (place, found) => expect(placeOf(place)).toEqual(found));

it('parts the errors by field', () => {
  const errors = {
    'fields.1.label': 'a',
    'fields.10.label': 'b',
    'fields.1.options.0.value': 'c',
    title: 'd',
  };
  expect(errorsOfField(errors, 1)).toEqual({ label: 'a', 'options.0.value': 'c' });
});

it('reports both what is no definition and what is no sound one', () => {
  const fields: FieldDefinition[] = [
    { name: 'a', label: '', type: 'select' },
    { name: 'b', label: 'B', type: 'text', whenAnswered: 'town' },
  ];
  expect(definitionErrors(fields, [])).toEqual({
    'fields.0.label': 'This is needed',
    'fields.0.options': 'This field needs options to choose from',
    'fields.1.whenAnswered': "The section's information has no field town",
  });
  expect(definitionErrors(fields.slice(1), [{ name: 'town', label: 'Town', type: 'text' }])).toEqual({});
  const searching = [
    { name: 'a', label: 'A', type: 'typeAhead', typeAheadApiType: 'people' },
    { name: 'b', label: 'B', type: 'select' },
  ] as unknown as FieldDefinition[];
  expect(definitionErrors(searching, [])).toEqual({
    'fields.0.typeAheadApiType': 'This must be one of: prizes, contests, product',
    'fields.1.options': 'This field needs options to choose from',
  });
  const unreadable = [
    { name: 'a', label: '', type: 'select' },
    { name: 'b', label: 'B', type: 'sound' },
  ] as unknown as FieldDefinition[];
  expect(Object.keys(definitionErrors(unreadable, [])).toSorted()).toEqual([
    'fields.0.label',
    'fields.1.type',
  ]);
  const alien = [{ name: 'a', label: 'A', type: 'sound' }] as unknown as FieldDefinition[];
  expect(Object.keys(definitionErrors(alien, []))).toEqual(['fields.0.type']);
});
