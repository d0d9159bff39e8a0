import { expect, it } from 'vitest';
import { fixedFields } from './fixed-fields.ts';

const opened = {
  ...{ startDate: 'opened', prize: 'opened', maxWinners: 'opened', status: 'opened', description: 'opened' },
  ...{ category: 'opened', points: 'opened', approvalNumber: 'opened', rules: 'opened', claimDays: 'opened' },
};
const ended = { endDate: 'ended' };

it.each([
  ['before its opening', { isOpened: false, phase: 'upcoming' as const }, {}],
  ['while it is open', { isOpened: true, phase: 'open' as const }, opened],
  ['after its end', { isOpened: true, phase: 'closed' as const }, { ...opened, ...ended }],
  ['after its draw', { isOpened: true, phase: 'drawn' as const }, { ...opened, ...ended }],
  ['over without having been opened', { isOpened: false, phase: 'closed' as const }, {}],
])('%s', (_, standing, fixed) => {
  expect(fixedFields(standing)).toEqual(fixed);
});
