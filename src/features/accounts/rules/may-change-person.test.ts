import { describe, expect, it, test } from 'vitest';
import type { UserStatus } from '#shared/actor.ts';
import {
  mayChangeModel,
  mayChangeStatus,
  type Person,
  statusesOpenTo,
  whyNotTouch,
} from './may-change-person.ts';

const person = (known: Partial<Person>): Person => ({
  id: 'her',
  userType: 'User',
  status: 'Active',
  emailConfirmed: true,
  closedFrom: null,
  fullSectionsVerified: 0,
  isDeleted: false,
  lenderIsRevoked: false,
  ...known,
});

describe('the statuses open to an account', () => {
  it.each<[string, Partial<Person>, UserStatus[]]>([
    ['an active one', {}, ['Created', 'Suspended', 'Cancelled']],
    ['one without preferences', { status: 'Created' }, ['Active', 'Suspended', 'Cancelled']],
    [
      'one with nine sections verified',
      { fullSectionsVerified: 9 },
      ['Created', 'Completed', 'Suspended', 'Cancelled'],
    ],
    ['one with eight', { fullSectionsVerified: 8 }, ['Created', 'Suspended', 'Cancelled']],
    [
      'one that was suspended while active',
      { status: 'Suspended', closedFrom: 'Active' },
      ['Created', 'Active', 'Reactivated', 'Cancelled'],
    ],
    [
      'one that was cancelled by a hand that left no note',
      { status: 'Cancelled' },
      ['Created', 'Active', 'Reactivated', 'Suspended'],
    ],
    ['one whose address waits', { status: 'Pending', emailConfirmed: false }, ['Suspended', 'Cancelled']],
    [
      'one cancelled by a hand that left no note, its address never confirmed',
      { status: 'Cancelled', emailConfirmed: false },
      ['Pending', 'Suspended'],
    ],
    [
      'an active one whose address nobody confirmed',
      { emailConfirmed: false },
      ['Created', 'Suspended', 'Cancelled'],
    ],
    [
      "a lender's that confirmed its address while suspended",
      { userType: 'Partner', status: 'Suspended', closedFrom: 'Pending' },
      ['Active', 'Reactivated', 'Cancelled'],
    ],
    [
      'one suspended while its address waited',
      { status: 'Suspended', closedFrom: 'Pending', emailConfirmed: false },
      ['Pending', 'Cancelled'],
    ],
    [
      'one that confirmed its address while suspended',
      { status: 'Suspended', closedFrom: 'Pending' },
      ['UserQuiz', 'Cancelled'],
    ],
    ['one before the quiz', { status: 'UserQuiz' }, ['Suspended', 'Cancelled']],
    [
      'one suspended before the quiz',
      { status: 'Suspended', closedFrom: 'UserQuiz' },
      ['UserQuiz', 'Cancelled'],
    ],
    ['a reactivated one', { status: 'Reactivated' }, ['Created', 'Active', 'Suspended', 'Cancelled']],
    ["a lender's", { userType: 'Partner' }, ['Suspended', 'Cancelled']],
    [
      "a suspended lender's",
      { userType: 'Partner', status: 'Suspended', closedFrom: 'Active' },
      ['Active', 'Reactivated', 'Cancelled'],
    ],
    [
      "a revoked lender's",
      { userType: 'Partner', status: 'Suspended', lenderIsRevoked: true },
      ['Cancelled'],
    ],
    ["a moderator's", { userType: 'Moderator' }, ['Suspended', 'Cancelled']],
    ['a deleted one', { status: 'Cancelled', isDeleted: true }, []],
  ])('%s', (_, known, open) => {
    expect(statusesOpenTo(person(known))).toEqual(open);
  });

  it('never name what it has already', () => {
    for (const status of ['Created', 'Active', 'Completed', 'Reactivated', 'Suspended', 'Cancelled'] as const)
      expect(mayChangeStatus(person({ status, fullSectionsVerified: 9 }), status)).toBe(false);
  });
});

test.each([
  ['a moderator, a borrower', 'Moderator', {}, null],
  ['a moderator, a lender', 'Moderator', { userType: 'Partner' }, null],
  ['a moderator, another moderator', 'Moderator', { userType: 'Moderator' }, 'account.of_staff'],
  ['a moderator, an admin', 'Moderator', { userType: 'Admin' }, 'account.of_staff'],
  ['an admin, a moderator', 'Admin', { userType: 'Moderator' }, null],
  ['an admin, themself', 'Admin', { id: 'me', userType: 'Admin' }, 'account.own'],
  ['a moderator, themself', 'Moderator', { id: 'me', userType: 'Moderator' }, 'account.own'],
  ['an admin, a deleted account', 'Admin', { isDeleted: true }, 'account.deleted'],
] as const)('%s', (_, userType, known, code) => {
  expect(whyNotTouch({ id: 'me', userType }, person(known))).toBe(code);
});

test.each<[string, Partial<Person>, boolean]>([
  ['an active borrower', {}, true],
  ['a suspended one, past the quiz', { status: 'Suspended', closedFrom: 'Created' }, true],
  ['one before the quiz', { status: 'UserQuiz' }, false],
  ['one whose address waits', { status: 'Pending', emailConfirmed: false }, false],
  ['a lender', { userType: 'Partner' }, false],
  ['a deleted account', { status: 'Cancelled', isDeleted: true }, false],
])('the model of %s may be changed: %s', (_, known, may) => {
  expect(mayChangeModel(person(known))).toBe(may);
});
