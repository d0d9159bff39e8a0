import { describe, expect, it } from 'vitest';
import type { ConditionalValidation, FieldDefinition } from '#features/forms/contract.ts';
import { copyOf, dependentsOf, freeName, moved, renamed } from './edit-fields.ts';

const whenIs = (when: string): ConditionalValidation => ({ when, compareType: 'equals', value: 'x' });
const text = (name: string, when?: string): FieldDefinition => ({
  name,
  label: name,
  type: 'text',
  ...(when ? { conditionalValidations: [whenIs(when)] } : {}),
});

it.each([
  ['town', [], 'town'],
  ['town', ['town'], 'town_2'],
  ['town_2', ['town', 'town_2'], 'town_3'],
  ['town_12', ['town_12'], 'town_2'],
  ['flat_2_rent', ['flat_2_rent'], 'flat_2_rent_2'],
  ['a'.repeat(60), ['a'.repeat(60)], `${'a'.repeat(55)}_2`],
])('the free name beside %s', (base, taken, name) => {
  expect(
    freeName(
      base,
      taken.map((each) => text(each)),
    ),
  ).toBe(name);
});

it('a copy shares nothing with what it was copied from', () => {
  const field = { ...text('town'), options: [{ value: 'a', name: 'A' }] };
  const copy = copyOf(field, [field]);
  expect(copy).toEqual({ ...field, name: 'town_2' });
  expect(copy.options).not.toBe(field.options);
});

it.each([
  ['up', 2, -1, 'acb'],
  ['down', 0, 1, 'bac'],
  ['not above the first', 0, -1, 'abc'],
  ['not below the last', 2, 5, 'abc'],
  ['to the end', 0, 9, 'bca'],
  ['nothing that is not there', 7, 1, 'abc'],
])('moves %s', (_case, from, by, order) => expect(moved([...'abc'], from, by)).toEqual([...order]));

describe('a new name', () => {
  const fields = [text('town'), text('street', 'town'), text('lane', 'street')];

  it('is followed by the conditions that look at the field', () => {
    const next = renamed(fields, 'town', 'city');
    expect(next.map(({ name }) => name)).toEqual(['city', 'street', 'lane']);
    expect(next[1]?.conditionalValidations?.[0]?.when).toBe('city');
    expect(next[2]).toBe(fields[2]);
  });

  it('is that of the field meant, wherever it stands', () => {
    const next = renamed(fields, 'street', 'road');
    expect(next.map(({ name }) => name)).toEqual(['town', 'road', 'lane']);
    expect(next[1]?.conditionalValidations?.[0]?.when).toBe('town');
    expect(next[2]?.conditionalValidations?.[0]?.when).toBe('road');
  });

  it('is followed by the one condition of several that looks at the field', () => {
    const both = { ...text('lane'), conditionalValidations: ['town', 'street'].map(whenIs) };
    const next = renamed([text('town'), text('street'), both], 'street', 'road');
    expect(next[2]?.conditionalValidations?.map(({ when }) => when)).toEqual(['town', 'road']);
  });

  it('that another field has is not followed, so that nothing changes hands unseen', () => {
    const next = renamed(fields, 'town', 'street');
    expect(next[1]?.conditionalValidations?.[0]?.when).toBe('town');
  });

  it('of two of one name changes the first alone', () => {
    expect(renamed([text('a'), text('a')], 'a', 'b').map(({ name }) => name)).toEqual(['b', 'a']);
  });
});

it('finds who looks at a field', () => {
  expect(dependentsOf([text('a'), text('b', 'a'), text('c', 'b')], 'a').map(({ name }) => name)).toEqual([
    'b',
  ]);
});
