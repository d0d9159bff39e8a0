import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { answersDropped, fieldsAsked } from './answers-dropped.ts';

const income: FieldDefinition = { name: 'income', label: 'Monthly income', type: 'text' };
const hobby: FieldDefinition = { name: 'hobby', label: 'Hobby', type: 'text' };
const reads = (sId: string, name: string) => sId === 'income' && name === 'income';
const section = { kind: 'information', sId: 'income', basis: [income, hobby] } as const;

it.each([
  [
    'what the policy reads is named with its label',
    section,
    [hobby],
    [{ name: 'income', label: 'Monthly income' }],
  ],
  ['what it does not read goes unnoticed', section, [income], []],
  ['another section may have the name', { ...section, sId: 'social' }, [hobby], []],
  ['of a verification form it reads nothing', { ...section, kind: 'verification' as const }, [hobby], []],
])('%s', (_case, before, after, dropped) => {
  expect(answersDropped(before, after, reads)).toEqual(dropped);
});

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
