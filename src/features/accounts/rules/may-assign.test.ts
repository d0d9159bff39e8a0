import { expect, test } from 'vitest';
import { assignError, assignErrorText, MOST_ASSIGNED } from './may-assign.ts';

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
