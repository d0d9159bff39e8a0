import { expect, it, test } from 'vitest';
import { lineOf, readJson } from './read-json.ts';

it.each([
  ['{"a": 1, "b": [true, null, "x"]}', { a: 1, b: [true, null, 'x'] }],
  [' 5 ', 5],
])('%j is read', (text, value) => expect(readJson(text)).toEqual({ value }));

it.each([
  ['', 'Line 1: a value is missing: a figure, a text in quotation marks, a list or a group'],
  ['{\n  "a": ', 'Line 2: a value is missing: a figure, a text in quotation marks, a list or a group'],
  ['{\n  "a": 1\n  "b": 2\n}', 'Line 3: a comma belongs before this'],
  ['{\n  "a" 1\n}', 'Line 2: a colon belongs between a name and its value'],
  ['{\n  a: 1\n}', 'Line 2: this word is none of JSON; texts and names stand in "quotation marks"'],
  [
    '{\n  "a": 1,\n}',
    'Line 3: a name in "quotation marks" is missing; after the last line of a group stands no comma',
  ],
  ['{\n  "a": 1\n', 'Line 3: the group is not closed: } is missing'],
  ['[\n  1\n', 'Line 3: the list is not closed: ] is missing'],
  ['{}\n{}', 'Line 2: the policy ends before this; take away what follows'],
  ['{\n  "a": "b\n}', 'Line 2: a text is not closed: " is missing'],
  ['{\n  "a": 1 // why\n}', 'Line 2: notes have no place in JSON; take this away'],
])('%j: %s', (text, error) => expect(readJson(text)).toEqual({ error }));

test('the line of a part is found by the way to it', () => {
  const text = JSON.stringify({ loan: { stepCents: 1 }, grades: [{ grade: 'A' }, { grade: 'B' }] }, null, 2);
  expect(
    ['loan', 'loan.stepCents', 'grades.1.grade', 'grades.1.rate', 'none'].map((place) => lineOf(text, place)),
  ).toEqual([2, 3, 10, 9, 1]);
});
