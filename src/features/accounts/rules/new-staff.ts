// What is wrong with the form of a new admin or moderator. Apart from sign-up's, which every visitor loads.
import type { FieldErrors } from '#shared/refusal.ts';
import { accountFieldTexts as texts } from '../texts/accounts.ts';
import { SIGN_UP_NAMES, type SignUpFields, signUpErrors } from './fields.ts';

/** The form of a new admin or moderator: as at sign-up, with the role besides. */
export const newStaffErrors = (given: Omit<SignUpFields, 'phone'> & { userType: string }): FieldErrors => ({
  ...signUpErrors(given, SIGN_UP_NAMES),
  ...(given.userType === 'Admin' || given.userType === 'Moderator'
    ? {}
    : { userType: texts.userTypeRequired }),
});
