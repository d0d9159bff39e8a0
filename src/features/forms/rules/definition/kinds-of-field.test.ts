import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { checkDefinition } from '../check-definition.ts';
import { kindOf } from '../kind.ts';
import { KINDS, newField, tidyField, withKind } from './kinds-of-field.ts';
import { newRule, rulesFor } from './rule-choices.ts';

const option = (number: number) => `Option ${number}`;

describe.each(KINDS)('a new %s', (kind) => {
  const field = newField(kind, 'New question', option, []);

  it('is sound from the start', () => {
    expect(kindOf(field)).toBe(kind);
    expect(checkDefinition([field])).toEqual({});
  });

  it.each(KINDS)('becomes a sound %s', (other) => {
    const next = withKind({ ...field, value: undefined, group: 'Home', sublabel: 'Help' }, other, option);
    expect(kindOf(next)).toBe(other);
    expect(next).toMatchObject({ name: field.name, group: 'Home', sublabel: 'Help' });
    expect(checkDefinition([next])).toEqual({});
  });

  it.each(rulesFor(kind))('takes the rule %s as it begins', (key) => {
    const others = (field.validations ?? []).filter(({ subtype }) => subtype !== key);
    expect(checkDefinition([{ ...field, validations: [...others, newRule(key, kind)] }])).toEqual({});
  });
});

it('keeps what the new kind can keep', () => {
  const amount: FieldDefinition = {
    name: 'rent',
    label: 'Rent',
    type: 'text',
    validationType: 'number',
    validations: [{ type: 'required' }, { type: 'test', subtype: 'money' }, { type: 'min', params: [5] }],
  };
  expect(withKind(amount, 'text', option)).toEqual({
    name: 'rent',
    label: 'Rent',
    type: 'text',
    validations: [{ type: 'required' }, { type: 'min', params: [5] }],
  });
});

it('says nothing that says nothing', () => {
  expect(
    tidyField({ name: 'a', label: '', type: 'text', sublabel: '', options: [], value: undefined }),
  ).toEqual({
    name: 'a',
    label: '',
    type: 'text',
  });
});
