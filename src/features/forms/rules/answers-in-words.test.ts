import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { answersInWords } from './answers-in-words.ts';

const fields: FieldDefinition[] = [
  {
    name: 'income',
    label: 'Income',
    type: 'text',
    validationType: 'number',
    validations: [{ type: 'test', subtype: 'money' }],
  },
  { name: 'paid', label: 'How often?', type: 'select', options: [{ value: 'w', name: 'Weekly' }] },
  { name: 'paid_second', label: 'How often?', type: 'select', options: [{ value: 'm', name: 'Monthly' }] },
  { name: 'trn', label: 'TRN', type: 'text', validations: [{ type: 'test', subtype: 'trn' }] },
];

it('puts every answer under its question, as it was asked', () => {
  expect(answersInWords(fields, { income: 1234.5, paid: 'w', paid_second: 'm' })).toEqual({
    Income: '$1,234.50',
    'How often?': 'Weekly',
    'How often? (paid_second)': 'Monthly',
  });
});

it('says nothing of what was not answered', () => {
  expect(answersInWords(fields, {})).toEqual({});
});
