import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { validateAnswers } from './validate-answers.ts';

const TODAY = '2026-03-10' as Day;
const text = (validations: Validation[], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  validations,
  ...more,
});
const number = { validationType: 'number' } as const;
const options = [
  { value: 'a', name: 'Ackee' },
  { value: 'b', name: 'Breadfruit' },
];
const select: Partial<FieldDefinition> = { type: 'select', options };
const several: Partial<FieldDefinition> = { ...select, validationType: 'array' };

const everyKind: FieldDefinition[] = [
  text([{ type: 'required' }, { type: 'matches', params: ['[a-z]+\\d*'] }], { name: 'word' }),
  text([{ type: 'integer' }, { type: 'test', subtype: 'money' }], { ...number, name: 'figure' }),
  text([{ type: 'test', subtype: 'jamaicanMobile' }], { name: 'mobile' }),
  text([{ type: 'test', subtype: 'trn' }], { name: 'trn' }),
  text(
    [
      { type: 'test', subtype: 'adult' },
      { type: 'min', params: ['today'] },
    ],
    { type: 'date', name: 'day' },
  ),
  text([], { type: 'longText', name: 'story' }),
  text([], { type: 'urltext', name: 'link' }),
  text([{ type: 'required' }], { ...select, name: 'one' }),
  text([{ type: 'length', params: [2] }], { ...several, name: 'some' }),
  text([], { type: 'checkbox', name: 'box' }),
  text([], { type: 'typeAhead', typeAheadApiType: 'prizes', name: 'prize' }),
  text([{ type: 'test', subtype: 'fileSize', maxFileSize: 5 }], { type: 'file', name: 'paper' }),
  text([{ type: 'test', subtype: 'fileType', fileTypes: ['png'] }], {
    type: 'file',
    validationType: 'array',
    name: 'papers',
  }),
  text([], {
    name: 'deep',
    conditionalValidations: [{ when: 'figure', compareType: 'greaterOrEqual', value: 3, type: 'required' }],
  }),
];
const names = everyKind.map(({ name }) => name);
const anyAnswers = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(...names, '__proto__', 'toString', 'other'),
    fc.oneof(fc.jsonValue(), fc.constantFrom('a', 'b', '2000-01-01', '8765550101', '1,000', true)),
  ),
);

describe('any answers at all', () => {
  it('get a verdict, never an exception, and only asked answers are kept', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { answers: kept, errors } = validateAnswers(everyKind, answers, TODAY);
        for (const name of [...Object.keys(kept), ...Object.keys(errors)]) expect(names).toContain(name);
        for (const name of Object.keys(errors)) expect(kept).not.toHaveProperty(name);
      }),
    );
  });
});

it('good answers once judged stay as they are: the server finds what the browser found', () => {
  const goodAnswers = fc.record(
    {
      word: fc.constantFrom('ackee', ' breadfruit7 '),
      figure: fc.oneof(fc.nat(1_000), fc.constant('$1,000')),
      mobile: fc.constantFrom('+1 (876) 555-0101', '6585550101', ''),
      trn: fc.constantFrom('104-583-927', '104583927'),
      link: fc.webUrl({ validSchemes: ['https'] }),
      story: fc.constantFrom('one\ntwo', '  '),
      one: fc.constantFrom('a', 'b'),
      some: fc.constantFrom(['b', 'a'], ['a', 'b'], []),
      box: fc.boolean(),
      prize: fc.record({ _id: fc.uuid(), name: fc.constant('Books'), extra: fc.jsonValue() }),
      deep: fc.constantFrom('x', ' y '),
      other: fc.jsonValue(),
    },
    { requiredKeys: ['word', 'one', 'deep'] },
  );
  fc.assert(
    fc.property(goodAnswers, (answers) => {
      const first = validateAnswers(everyKind, answers, TODAY);
      expect(first.errors).toEqual({});
      expect(validateAnswers(everyKind, first.answers, TODAY)).toEqual(first);
    }),
  );
});
