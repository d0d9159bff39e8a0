import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { wordsChanged } from './staff-words-changed.ts';

const light: FieldDefinition = { name: 'light', label: 'Light bill', sublabel: 'A month', type: 'text' };
const pays: FieldDefinition = {
  name: 'pays',
  label: 'Who pays?',
  type: 'select',
  options: [
    { name: 'I do', value: '1' },
    { name: 'We share', value: '2' },
  ],
};
const form = { name: 'Expenses', title: 'Expenses', description: 'A month', fields: [light, pays] };

it('is each text as it was and as it would be, of the section and of the fields that stay', () => {
  const [one, , ...rest] = pays.options ?? [];
  const after = {
    ...form,
    description: 'A year',
    fields: [
      { ...light, label: 'Light', sublabel: '' },
      { ...pays, options: one ? [one, ...rest] : [] },
      { ...light, name: 'new' },
    ],
  };
  expect(wordsChanged(form, after)).toEqual([
    { of: null, part: 'description', before: 'A month', after: 'A year' },
    { of: 'Light bill', part: 'label', before: 'Light bill', after: 'Light' },
    { of: 'Light bill', part: 'sublabel', before: 'A month', after: null },
    { of: 'Who pays?', part: 'options', before: 'I do · We share', after: 'I do' },
  ]);
});

it('says the rules of an answer as they were and as they would be', () => {
  const wage: FieldDefinition = {
    ...{ name: 'wage', label: 'Take home', type: 'text', validationType: 'number' },
    validations: [
      { type: 'required', params: ['Needed'] },
      { type: 'min', params: [1, 'Too little'] },
    ],
  };
  const after = { ...wage, validations: [{ type: 'min' as const, params: [900_000, 'Too little'] }] };
  expect(wordsChanged({ ...form, fields: [wage] }, { ...form, fields: [after] })).toEqual([
    {
      ...{ of: 'Take home', part: 'rules' },
      ...{ before: 'Must be answered · Smallest: 1', after: 'Smallest: 900000' },
    },
  ]);
});

it('is nothing where every text stays, whatever comes or goes besides', () => {
  expect(wordsChanged(form, { ...form, name: ' Expenses ', fields: [pays] })).toEqual([]);
});
