import { expect, test } from 'vitest';
import { assignError, assignErrorText, MOST_ASSIGNED } from './may-assign.ts';
import { NOTE_LONGEST, noteError } from './note-text.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test.each([
  ['a manager and somebody', 1, 'm', undefined],
  ['a manager and as many as may be', MOST_ASSIGNED, 'm', undefined],
  ['one too many', MOST_ASSIGNED + 1, 'm', 'At most 200 users can be assigned at once.'],
  ['nobody', 0, 'm', 'Select the users first.'],
  ['the placeholder', 3, '', 'You must select option to assign users'],
] as const)('an assignment with %s', (_what, count, adminOrModeratorId, text) => {
  const error = assignError({ userIds: people(count), adminOrModeratorId });
  expect(error && assignErrorText(error)).toBe(text);
});

test.each([
  ['a word', 'Called', undefined],
  ['blanks', ' \n', 'note.blank'],
  ['as much as may be', 'x'.repeat(NOTE_LONGEST), undefined],
  ['a character more', 'x'.repeat(NOTE_LONGEST + 1), 'note.too_long'],
  ['blanks around as much as may be', ` ${'x'.repeat(NOTE_LONGEST)} `, undefined],
] as const)('a note of %s', (_what, text, error) => {
  expect(noteError(text)).toBe(error);
});
