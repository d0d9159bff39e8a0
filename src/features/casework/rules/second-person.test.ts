import { expect, it } from 'vitest';
import { type Hand, mayDecide, mayWithdraw, secondPersonFrom } from './second-person.ts';

it.each([
  ['Asked', 'another person', { decides: true, withdraws: false }],
  ['Asked', 'the asker', { decides: false, withdraws: true }],
  ['Done', 'another person', { decides: false, withdraws: false }],
  ['Refused', 'another person', { decides: false, withdraws: false }],
  ['Withdrawn', 'the asker', { decides: false, withdraws: false }],
])('while it is %s, %s may: %j', (status, person, { decides, withdraws }) => {
  const asked = { status, askedBy: 'the asker' };
  expect(mayDecide(asked, person)).toBe(decides);
  expect(mayWithdraw(asked, person)).toBe(withdraws);
});

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const hand = (person: string, of: string, since: number | null): Hand => ({
  person,
  hand: of,
  since: since === null ? null : day(since),
});
const own = ['Ann', 'Nia', 'Ona'].map((person) => hand(person, person, null));

it.each([
  ['nobody was added', [], null],
  ['one has added the other', [hand('Nia', 'Ann', 3)], 10],
  ['the other way about', [hand('Ann', 'Nia', 3)], 10],
  [
    'the same person has added both: until the first of the two counts no more',
    [hand('Nia', 'Ben', 3), hand('Ann', 'Ben', 5)],
    10,
  ],
  ['each was added by somebody else', [hand('Nia', 'Ben', 3), hand('Ann', 'Olive', 5)], null],
  ['added a third person only', [hand('Ona', 'Ann', 3)], null],
  ['by two bonds, the one that holds longer', [hand('Nia', 'Ann', 3), hand('Ann', 'Nia', 6)], 13],
])('from when one is a second person for the other: %s', (_, added, from) => {
  const expected = from === null ? null : day(from);
  expect(secondPersonFrom([...own, ...added], 'Nia', 'Ann')).toEqual(expected);
  expect(secondPersonFrom([...own, ...added], 'Ann', 'Nia')).toEqual(expected);
});
