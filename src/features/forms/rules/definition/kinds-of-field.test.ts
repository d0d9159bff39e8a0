import { describe, expect, it } from 'vitest';
import {
  type ConditionalValidation,
  type FieldDefinition,
  fieldDefinition,
} from '#features/forms/contract.ts';
import { checkDefinition } from '../check-definition.ts';
import { declaredKind, kindOf } from '../kind.ts';
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

it('every kind that a definition can have is offered once', () => {
  const { type, validationType } = fieldDefinition.shape;
  const kinds = type.options.flatMap((each) =>
    validationType.unwrap().options.map((shape) => declaredKind({ type: each, validationType: shape })),
  );
  expect(new Set(KINDS)).toEqual(new Set(kinds.filter((kind) => kind !== null)));
  expect(new Set(KINDS).size).toBe(KINDS.length);
});

const guards = [
  { type: 'test', subtype: 'fileSize', maxFileSize: 8 },
  { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] },
];
const options = ['Option 1', 'Option 2'].map((words) => ({ value: words, name: words }));

it.each([
  ['text', {}],
  ['choice', { options }],
  ['choices', { options }],
  ['file', { validations: guards }],
  ['files', { validations: guards }],
  ['reference', { typeAheadApiType: 'prizes' }],
] as const)('a new %s begins with %j', (kind, besides) => {
  const {
    name: _name,
    label: _label,
    type: _type,
    validationType: _shape,
    ...rest
  } = newField(kind, 'New question', option, []);
  expect(rest).toStrictEqual(besides);
});

describe('a change of kind', () => {
  const asked: FieldDefinition = { name: 'asked', label: 'Asked', type: 'text' };

  it('keeps a guard of one’s own, and brings the one that is missing', () => {
    const paper: FieldDefinition = {
      ...asked,
      type: 'file',
      validations: [{ type: 'test', subtype: 'fileSize', maxFileSize: 2 }],
    };
    expect(withKind(paper, 'files', option).validations).toEqual([
      { type: 'test', subtype: 'fileSize', maxFileSize: 2 },
      guards[1],
    ]);
  });

  it('keeps the conditions, and of their rules those that fit', () => {
    const when = { when: 'work', compareType: 'equals', value: 'x' } as const;
    const conditionalValidations: ConditionalValidation[] = [
      when,
      { ...when, type: 'required', params: ['Say it'] },
      { ...when, type: 'integer' },
    ];
    const figure: FieldDefinition = { ...asked, validationType: 'number', conditionalValidations };
    expect(withKind(figure, 'text', option).conditionalValidations).toStrictEqual([
      when,
      { ...when, type: 'required', params: ['Say it'] },
      when,
    ]);
  });

  it('keeps the options from one kind that has them to another', () => {
    const fruit: FieldDefinition = {
      ...asked,
      type: 'select',
      options: [{ value: 'a', name: 'Ackee' }],
      defaultOption: 'a',
    };
    expect(withKind(fruit, 'choices', option)).toMatchObject({ options: fruit.options, defaultOption: 'a' });
    expect(withKind(fruit, 'text', option)).toStrictEqual(asked);
  });

  it('keeps the answer to begin with only where the kind stays', () => {
    expect(withKind({ ...asked, value: 'St. Ann' }, 'text', option).value).toBe('St. Ann');
    expect(withKind({ ...asked, value: 'St. Ann' }, 'longText', option)).not.toHaveProperty('value');
  });

  it('keeps the words of a box only where it stays one', () => {
    const words = { checkboxTitle: 'I agree', checkboxDescription: 'To all of it' };
    const box: FieldDefinition = { ...asked, type: 'checkbox', ...words };
    expect(withKind(box, 'flag', option)).toStrictEqual(box);
    expect(withKind(box, 'text', option)).toStrictEqual(asked);
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
  ).toStrictEqual({
    name: 'a',
    label: '',
    type: 'text',
  });
});
