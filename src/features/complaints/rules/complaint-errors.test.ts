import { expect, test } from 'vitest';
import { accountFieldTexts as names } from '#features/accounts/texts/accounts.ts';
import { addedErrors, visitorErrors } from './complaint-errors.ts';

const good = {
  name: 'Marcia Brown',
  email: 'marcia@example.com',
  category: 'Service',
  words: 'Nobody answers.',
};

test.each([
  ['nothing', {}, {}],
  ['no name', { name: '  ' }, { name: 'Write your name' }],
  ['a name of 101 letters', { name: 'a'.repeat(101) }, { name: 'Please keep it to 100 characters.' }],
  [
    'a name that leads to a site',
    { name: 'Claim at https://evil.example/claim' },
    { name: names.nameIsAddress },
  ],
  ['a name that turns what follows', { name: 'Mar\u202Ecia' }, { name: names.nameUnreadable }],
  ['a name with an isolate', { name: '\u2066Marcia' }, { name: names.nameUnreadable }],
  ['a name with a control character', { name: 'Mar\u0000cia' }, { name: names.nameUnreadable }],
  ['no category', { category: '' }, { category: 'Choose what it is about' }],
  ['no words', { words: '' }, { words: 'Write what went wrong' }],
  ['too many words', { words: 'a'.repeat(4_001) }, { words: 'Please keep it to 4,000 characters.' }],
])('names as wrong: %s', (_what, typed, errors) => {
  expect(visitorErrors({ ...good, ...typed })).toEqual(errors);
});

test.each(["Mary O'Brien", 'Jean-Paul St. John', ' D. A. Brown\t', 'Smith & Sons Ltd.'])(
  'takes the name %j',
  (name) => {
    expect(visitorErrors({ ...good, name })).toEqual({});
  },
);

test('an address that is none is named', () => {
  expect(Object.keys(visitorErrors({ ...good, email: 'marcia' }))).toEqual(['email']);
});

test.each([
  [' ', 'Write a few words first'],
  ['a'.repeat(4_001), 'Please keep it to 4,000 characters.'],
  ['Look again.', undefined],
])('what is added later is judged too', (words, error) => {
  expect(addedErrors({ words }).words).toBe(error);
});
