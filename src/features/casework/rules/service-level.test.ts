import { describe, expect, test } from 'vitest';
import { dueAt, holdUpOf, isLate, ownerOf, whyNotTake } from './service-level.ts';

test('what comes on a Saturday night is due as many hours later as on any day', () => {
  const entered = new Date('2026-12-26T03:30:00Z');
  expect(dueAt(entered, 24)).toEqual(new Date('2026-12-27T03:30:00Z'));
  expect(isLate(dueAt(entered, 24), new Date('2026-12-27T03:30:00Z'))).toBe(false);
  expect(isLate(dueAt(entered, 24), new Date('2026-12-27T03:30:00.001Z'))).toBe(true);
});

const ann = { id: 'ann', mayWork: true };
const gone = { id: 'gone', mayWork: false };

test.each([
  ['who was given it', [ann, { id: 'ben', mayWork: true }], 'ann'],
  ['the next, where the first may no longer work', [gone, null, ann], 'ann'],
  ['nobody, where nobody may', [gone, null], null],
])('the owner is %s', (_, candidates, owner) => {
  expect(ownerOf(candidates)).toBe(owner);
});

test.each([
  [{ forBorrower: true, forSecondPerson: true, hasOwner: true }, 'Borrower'],
  [{ forBorrower: false, forSecondPerson: true, hasOwner: true }, 'SecondPerson'],
  [{ forBorrower: false, forSecondPerson: false, hasOwner: true }, 'Owner'],
  [{ forBorrower: false, forSecondPerson: false, hasOwner: false }, 'Nobody'],
])('%j waits for: %s', (waiting, holdUp) => {
  expect(holdUpOf(waiting)).toBe(holdUp);
});

describe('taking', () => {
  test.each([
    ['nobody’s', null, null, null],
    ['one’s own, again', 'ann', null, null],
    ['a colleague’s, seen to be theirs', 'ben', 'ben', null],
    ['a colleague’s, thought to be nobody’s', 'ben', null, 'casework.taken'],
    ['a colleague’s, thought to be another’s', 'ben', 'cid', 'casework.taken'],
    ['nobody’s, thought to be a colleague’s', null, 'ben', 'casework.taken'],
  ])('%s', (_, ownerId, seen, why) => {
    expect(whyNotTake({ ownerId }, 'ann', seen)).toBe(why);
  });
});
