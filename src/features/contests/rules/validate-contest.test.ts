import { expect, test } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import type { ContestDraft } from '../contract.ts';
import { momentOfEnd, momentOfStart, validateContest, validateDays } from './validate-contest.ts';

const sound: ContestDraft = {
  name: 'Back to school',
  description: 'A bag, Books',
  startDate: '2026-03-10',
  endDate: '2026-03-20',
  prize: '00000000-0000-7000-a000-000000000001',
  maxWinners: 3,
  category: 'Spin wheel',
  status: 'Scheduled',
  points: 0,
  approvalNumber: '',
  rules: '',
  claimDays: 30,
};

test('a scheduled contest needs neither approval nor rules yet', () => {
  expect(validateContest(sound)).toEqual({});
});

test.each<[string, Partial<ContestDraft>]>([
  ['a day from its morning to its evening', { endDate: sound.startDate }],
  ['the longest texts', { name: 'x'.repeat(120), description: 'x'.repeat(2_000), rules: 'x'.repeat(10_000) }],
  ['the most winners, seeds and days', { maxWinners: 1_000, points: 10_000, claimDays: 365 }],
])('%s may be asked for', (_which, change) => {
  expect(validateContest({ ...sound, ...change })).toEqual({});
});

test.each<[string, Partial<ContestDraft>, string, string]>([
  ['no name', { name: '' }, 'name', 'Contest Name is required'],
  ['no description', { description: '' }, 'description', 'Contest Description is required'],
  ['no start', { startDate: '' }, 'startDate', 'Contest start Date is required'],
  ['a start that is no day', { startDate: 'soon' }, 'startDate', 'Contest start Date is required'],
  [
    'a start on a day that there is not',
    { startDate: '2026-02-30' },
    'startDate',
    'Start Date: there is no such day. Check the day and the month',
  ],
  ['no end', { endDate: '' }, 'endDate', 'Contest start End is required'],
  [
    'an end before the start',
    { endDate: '2026-03-09' },
    'endDate',
    'The end must come after the start. Choose the start date itself or a later day.',
  ],
  ['what is no prize', { prize: 'a yacht' }, 'prize', 'Contest Prize is required'],
  ['no prize', { prize: '' }, 'prize', 'Contest Prize is required'],
  ['no maximum', { maxWinners: null }, 'maxWinners', 'maximum winners is required'],
  ['a maximum in letters', { maxWinners: Number.NaN }, 'maxWinners', 'maximum winners should be a number'],
  ['no winner at all', { maxWinners: 0 }, 'maxWinners', 'Enter a whole number from 1 to 1,000.'],
  ['half a winner', { maxWinners: 1.5 }, 'maxWinners', 'Enter a whole number from 1 to 1,000.'],
  ['no category', { category: '' }, 'category', 'category is required'],
  ['another category', { category: 'Lottery' as 'roulette' }, 'category', 'category is required'],
  ['no status', { status: '' }, 'status', 'status is required'],
  ['too many seeds', { points: 10_001 }, 'points', 'Enter a whole number from 0 to 10,000.'],
  ['no time to claim', { claimDays: 0 }, 'claimDays', 'Enter a whole number from 1 to 365.'],
  ['too many winners', { maxWinners: 1_001 }, 'maxWinners', 'Enter a whole number from 1 to 1,000.'],
  ['long rules', { rules: 'x'.repeat(10_001) }, 'rules', 'Use 10,000 characters or fewer.'],
  [
    'a long approval number',
    { approvalNumber: 'x'.repeat(101) },
    'approvalNumber',
    'Use 100 characters or fewer.',
  ],
  ['a long name', { name: 'x'.repeat(121) }, 'name', 'Use 120 characters or fewer.'],
  [
    'published without its approval',
    { status: 'Active', rules: 'One ticket each.' },
    'approvalNumber',
    'A contest is published only with its approval number. Enter it, or set the status to Scheduled.',
  ],
  [
    'published without rules',
    { status: 'Active', approvalNumber: 'BGLC 1' },
    'rules',
    'A contest is published only with its rules. Write them, or set the status to Scheduled.',
  ],
])('%s is refused beside the field', (_which, change, field, message) => {
  expect(validateContest({ ...sound, ...change })).toEqual({ [field]: message });
});

const today = '2026-03-12' as Day;
const past = {
  startDate: 'The start cannot lie in the past. Choose today or a later day.',
  endDate: 'The end cannot lie in the past. Choose today or a later day.',
};

test.each<[string, Partial<ContestDraft>, boolean, object]>([
  ['a new one may begin today', { startDate: '2026-03-12' }, false, {}],
  ['what is no day is reported elsewhere', { startDate: '', endDate: '2026-03-40' }, false, {}],
  ['a new one may not have begun', {}, false, { startDate: past.startDate }],
  ['a stored start stays as it was', {}, true, {}],
  [
    'a stored start may not move into the past',
    { startDate: '2026-03-11' },
    true,
    { startDate: past.startDate },
  ],
  [
    'an end may not move into the past',
    { startDate: '2026-03-10', endDate: '2026-03-11' },
    true,
    { endDate: past.endDate },
  ],
  ['an end may lie five years ahead', { startDate: today, endDate: '2031-03-12' }, false, {}],
  [
    'an end with a mistyped year is reported',
    { startDate: today, endDate: '9999-12-31' },
    false,
    { endDate: 'The end can lie five years ahead at most. Check the year.' },
  ],
  [
    'a start with a mistyped year is reported at its end',
    { startDate: '2062-03-12', endDate: '2062-03-20' },
    false,
    { endDate: 'The end can lie five years ahead at most. Check the year.' },
  ],
])('%s', (_which, change, isStored, errors) => {
  const stored = isStored ? { startDate: '2026-03-10' as Day, endDate: '2026-03-20' as Day } : null;
  expect(validateDays({ ...sound, ...change }, today, stored)).toEqual(errors);
});

test('a day is whole in Jamaica: from its first moment to its last', () => {
  expect(momentOfStart(today).toISOString()).toBe('2026-03-12T05:00:00.000Z');
  expect(momentOfEnd(today).toISOString()).toBe('2026-03-13T04:59:59.999Z');
});
