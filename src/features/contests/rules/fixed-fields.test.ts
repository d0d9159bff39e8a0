import { expect, it } from 'vitest';
import { fixedFields } from './fixed-fields.ts';

const opened = [
  ...['startDate', 'endDate', 'prize', 'maxWinners', 'status', 'description'],
  ...['category', 'points', 'approvalNumber', 'rules', 'claimDays'],
];

it.each([
  ['before its opening', false, []],
  ['from its opening on', true, opened],
])('%s', (_, isOpened, fixed) => {
  expect([...fixedFields({ isOpened })].toSorted()).toEqual(fixed.toSorted());
});
