import { describe, expect, it } from 'vitest';
import {
  isAdmin,
  isBorrower,
  isPartner,
  isQuizLocked,
  isStaff,
  mayLogIn,
  readUserType,
  type UserStatus,
  type UserType,
} from './actor.ts';

it.each<[UserType, boolean, boolean, boolean]>([
  ['User', false, false, false],
  ['Partner', false, false, true],
  ['Moderator', true, false, false],
  ['Admin', true, true, false],
])('%s: staff %s, admin %s, lender %s', (userType, staff, admin, partner) => {
  expect([isStaff({ userType }), isAdmin({ userType }), isPartner({ userType })]).toEqual([
    staff,
    admin,
    partner,
  ]);
});

describe('of users, those past the quiz are borrowers', () => {
  it.each<[UserType, UserStatus, boolean, boolean]>([
    ['User', 'UserQuiz', true, false],
    ['User', 'Active', false, true],
    ['Partner', 'UserQuiz', false, false],
    ['Admin', 'Active', false, false],
  ])('%s, %s', (userType, status, locked, borrower) => {
    expect([isQuizLocked({ userType, status }), isBorrower({ userType, status })]).toEqual([
      locked,
      borrower,
    ]);
  });
});

it.each<[UserStatus, boolean]>([
  ['Pending', false],
  ['Suspended', false],
  ['Cancelled', false],
  ['UserQuiz', true],
  ['Created', true],
  ['Active', true],
  ['Completed', true],
  ['Reactivated', true],
])('with the status %s one may log in: %s', (status, may) => {
  expect(mayLogIn(status)).toBe(may);
});

it.each<[string, UserType]>([
  ['user', 'User'],
  ['PARTNER', 'Partner'],
  ['moderator', 'Moderator'],
  ['Admin', 'Admin'],
  ['owner', 'User'],
])('"%s" is read as %s', (text, userType) => {
  expect(readUserType(text)).toBe(userType);
});
