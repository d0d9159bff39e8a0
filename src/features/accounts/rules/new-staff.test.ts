import { expect, it } from 'vitest';
import { accountFieldTexts as texts } from '../texts/accounts.ts';
import { newStaffErrors } from './new-staff.ts';

const colleague = {
  firstName: 'Marcia',
  lastName: 'Brown',
  email: 'marcia@example.com',
  password: 'mango-Sorrel 47',
  userType: 'Moderator',
};

it.each([
  ['a moderator', {}, {}],
  ['an admin', { userType: 'Admin' }, {}],
  ['no role', { userType: '' }, { userType: texts.userTypeRequired }],
  ['the role of a borrower', { userType: 'User' }, { userType: texts.userTypeRequired }],
  [
    'a name too long for sign-up, and no role',
    { firstName: 'A'.repeat(16), userType: '' },
    { firstName: texts.firstNameLong, userType: texts.userTypeRequired },
  ],
])('a new colleague with %s', (_, given, errors) => {
  expect(newStaffErrors({ ...colleague, ...given })).toStrictEqual(errors);
});
