// Opens accounts for staff: they confirm no address and may log in at once.
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import { accountFieldTexts } from '#texts/accounts.ts';
import { refusalTexts } from '#texts/refusals.ts';
import { readEmail, SIGN_UP_NAMES, signUpFaults } from '../../rules/fields.ts';
import { type NewAccount, openAccount } from '../open-account.ts';
import { hashPassword, isCommonPassword } from '../passwords.ts';

export type NewStaff = Pick<NewAccount, 'firstName' | 'lastName' | 'email'> & {
  password: string;
  userType: 'Admin' | 'Moderator';
};

/** Answers the new account's id. Refuses by field what sign-up refuses too, a password under 12 characters, and a known address. */
export async function createStaff<A extends Work['actor']>(
  work: Work<A>,
  person: NewStaff,
): Promise<{ _id: string }> {
  const fields = signUpFaults(person, SIGN_UP_NAMES, true);
  if (!fields.password && (await isCommonPassword(person.password)))
    fields.password = accountFieldTexts.passwordCommon;
  if (Object.keys(fields).length > 0) refuse('account.fields', { fields });
  const passwordHash = await hashPassword(person.password);
  return work.transaction(async (work) => {
    const opened = await openAccount(work, {
      ...person,
      email: readEmail(person.email),
      passwordHash,
      status: 'Active',
    });
    return opened
      ? { _id: opened.id }
      : refuse('account.email_taken', { fields: { email: refusalTexts['account.email_taken'][1] } });
  });
}
