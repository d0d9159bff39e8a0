import { expect, it } from 'vitest';
import { mayDecide, mayWithdraw } from './second-person.ts';

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
