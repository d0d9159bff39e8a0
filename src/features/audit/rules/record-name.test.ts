import { expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { keptName } from './record-name.ts';

test.each([
  [
    'its day and its name',
    '2026-03-31',
    null,
    { day: '2026-03-31', name: 'General election' },
    'March 31st 2026, General election',
  ],
  ['what it was called before it went', newId(), { name: 'School bag' }, { removed_at: 'now' }, 'School bag'],
  ['the list that was saved', newId(), null, { list: '/api/accounts', rows: 3 }, 'accounts'],
  ['its queue', newId(), { queue: 'Payouts', hours: 24 }, { queue: 'Payouts', hours: 12 }, 'Payouts'],
  ['its version', '7', null, { version: 7 }, '7'],
  ['nothing', newId(), { status: 'Open' }, { status: 'Closed' }, null],
  ['nothing that its kind says already', 'audit', null, { kind: 'prize' }, null],
  ['nothing where nothing is kept', newId(), null, null, null],
])('an entry calls its record by %s', (_what, record, before, after, name) => {
  expect(keptName({ kind: 'prize', record, before, after })).toBe(name);
});

test('an entry of a file that left the house calls it by what it is of', () => {
  const kept = { record: newId(), before: null, after: { model: 'Account', report: 'borrowers' } };
  expect(keptName({ kind: 'export', ...kept })).toBe('Account');
  expect(keptName({ kind: 'report', ...kept })).toBe('borrowers');
  expect(keptName({ kind: 'account', ...kept })).toBeNull();
});
