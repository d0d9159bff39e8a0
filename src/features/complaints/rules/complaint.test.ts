import { expect, test } from 'vitest';
import { type Day, startOfDay } from '#shared/calendar.ts';
import type { ComplaintState } from '../contract.ts';
import { isLate, mayEscalate, mayReopen, whyNotAnswer, whyNotTakeUp } from './complaint.ts';

const at = (day: string) => startOfDay(day as Day);
const NOW = at('2026-03-31');

const standing = (
  state: ComplaintState,
  {
    due = null,
    answered = null,
    escalated = null,
  }: Partial<Record<'due' | 'answered' | 'escalated', string | null>> = {},
) => ({
  state,
  dueOn: due as Day | null,
  answeredAt: answered === null ? null : at(answered),
  escalatedAt: escalated === null ? null : at(escalated),
});

test.each([
  ['the day before', '2026-04-01', false],
  ['the day itself', '2026-03-31', false],
  ['the day after', '2026-03-30', true],
  ['nothing due', null, false],
])('is late: %s', (_what, due, late) => {
  expect(isLate(due as Day | null, '2026-03-31' as Day)).toBe(late);
});

test.each([
  ['answered 30 days ago', standing('Answered', { answered: '2026-03-01' }), true],
  ['answered 31 days ago', standing('Answered', { answered: '2026-02-28' }), false],
  ['closed after an answer', standing('Closed', { answered: '2026-03-20' }), true],
  ['closed without one', standing('Closed'), false],
  ['still looked at', standing('LookedAt', { due: '2026-04-02' }), false],
])('may be sent back: %s', (_what, complaint, may) => {
  expect(mayReopen(complaint, NOW)).toBe(may);
});

test.each([
  ['answered 30 days ago', standing('Answered', { answered: '2026-03-01' }), true],
  ['answered 31 days ago', standing('Answered', { answered: '2026-02-28' }), false],
  ['due today', standing('LookedAt', { due: '2026-03-31' }), false],
  ['late since yesterday', standing('LookedAt', { due: '2026-03-30' }), true],
  ['nobody took it up in time', standing('Received', { due: '2026-03-30' }), true],
  [
    'a second person answered already',
    standing('Answered', { answered: '2026-03-30', escalated: '2026-03-10' }),
    false,
  ],
])('may go to a second person: %s', (_what, complaint, may) => {
  expect(mayEscalate(complaint, NOW)).toBe(may);
});

const held = (state: ComplaintState, ownerId: string | null, escalatedFrom: string | null = null) => ({
  state,
  ownerId,
  escalatedFrom,
});

test.each([
  ['a new one', held('Received', null), null, null],
  ['one’s own', held('LookedAt', 'me'), 'me', 'complaint.yours'],
  ['a colleague’s, as was seen', held('LookedAt', 'other'), 'other', null],
  ['a colleague was first', held('LookedAt', 'other'), null, 'complaint.taken'],
  ['one’s own that went to a second person', held('Escalated', null, 'me'), null, 'complaint.second_person'],
  ['another’s that went to a second person', held('Escalated', null, 'other'), null, null],
  ['an answered one', held('Answered', 'other'), 'other', 'complaint.not_open'],
])('may be taken up: %s', (_what, complaint, seen, why) => {
  expect(whyNotTakeUp(complaint, 'me', seen)).toBe(why);
});

test.each([
  ['its owner', held('LookedAt', 'me'), null],
  ['somebody else', held('LookedAt', 'other'), 'complaint.not_yours'],
  ['before it was taken up', held('Received', null), 'complaint.not_yours'],
  ['the second person', held('Escalated', 'me', 'other'), null],
  ['the first person', held('Escalated', 'other', 'me'), 'complaint.second_person'],
  ['once it is closed', held('Closed', 'me'), 'complaint.not_open'],
])('may be answered by %s', (_what, complaint, why) => {
  expect(whyNotAnswer(complaint, 'me')).toBe(why);
});
