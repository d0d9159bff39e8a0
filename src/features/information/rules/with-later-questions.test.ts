import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { laterQuestions } from '../defaults/later-questions.ts';
import { withLaterQuestions } from './with-later-questions.ts';

const text = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name,
  type: 'text',
  ...more,
});
const shipped = [
  text('first', { group: 'A' }),
  text('second', { group: 'A' }),
  text('third', { group: 'B' }),
];
const names = ['second', 'third'];
const asked = (fields: FieldDefinition[], everAsked: string[] = []) =>
  withLaterQuestions(fields, { shipped, names, everAsked }).map(({ name, group }) => `${name} in ${group}`);

it.each([
  [
    'behind its neighbour, in its group',
    [text('first', { group: 'Own' }), text('own')],
    [],
    ['first in Own', 'second in Own', 'third in Own', 'own in undefined'],
  ],
  [
    'at the end where no neighbour is asked',
    [text('own')],
    [],
    ['own in undefined', 'second in A', 'third in A'],
  ],
  ['not where it was ever asked', [text('first', { group: 'A' })], ['second'], ['first in A', 'third in A']],
  [
    'not where it would be at error',
    [text('first', { group: 'A' }), text('second', { group: 'A' })],
    [],
    ['first in A', 'second in A', 'third in A'],
  ],
])('a question stands %s', (_, fields, everAsked, expected) => {
  expect(asked(fields, everAsked)).toEqual(expected);
});

it('the shipped forms ask all that is brought to older ones', () => {
  for (const { section, form, names } of laterQuestions) {
    const { fields } = form === 'information' ? section : section.verificationSchema;
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  }
});
