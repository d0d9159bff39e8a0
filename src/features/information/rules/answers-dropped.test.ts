import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { answersDropped, fieldsAsked } from './answers-dropped.ts';

const income: FieldDefinition = { name: 'income', label: 'Monthly income', type: 'text' };
const hobby: FieldDefinition = { name: 'hobby', label: 'Hobby', type: 'text' };
const reads = (sId: string, name: string) => sId === 'income' && name === 'income';
const words = { name: 'Income', title: 'Your income', description: 'What you earn a month' };
const section = { ...words, kind: 'information', sId: 'income', basis: [income, hobby] } as const;

it.each([
  [
    'what the policy reads is named with its label',
    section,
    [hobby],
    [{ name: 'income', label: 'Monthly income' }],
  ],
  ['what it does not read goes unnoticed', section, [income], []],
  [
    'what stands beside it in other words asks it otherwise',
    section,
    [income, { ...hobby, label: 'A year' }],
    [{ name: 'income', label: 'Monthly income' }],
  ],
  ['another section may have the name', { ...section, sId: 'social' }, [hobby], []],
  ['of a verification form it reads nothing', { ...section, kind: 'verification' as const }, [hobby], []],
])('%s', (_case, before, after, dropped) => {
  expect(answersDropped(before, { ...words, fields: after }, reads)).toEqual(dropped);
});

it.each([{ name: 'Income a year' }, { title: 'A year' }, { description: 'What you earn a year' }])(
  'a section in other words asks all that the policy reads of it otherwise: %j',
  (reworded) => {
    const after = { ...words, ...reworded, fields: [income, hobby] };
    expect(answersDropped(section, after, reads).map(({ name }) => name)).toEqual(['income']);
    expect(answersDropped({ ...section, sId: 'social' }, after, reads)).toEqual([]);
  },
);

const open = { status: 'Active', isHidden: false, disablePossible: true } as const;

it.each([
  ['inactive', { ...open, status: 'Inactive' as const }],
  ['hidden', { ...open, isHidden: true }],
  ['closed', { ...open, disablePossible: false }],
])('a section made %s asks for nothing; one that was shut before loses nothing by it', (_how, shut) => {
  expect(fieldsAsked(open, { ...shut, fields: [income] })).toEqual([]);
  expect(fieldsAsked(open, { ...open, fields: [income] })).toEqual([income]);
  expect(fieldsAsked(shut, { ...shut, fields: [income] })).toEqual([income]);
});
