// Opens accounts for staff: they confirm no address and may log in at once.

import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import { readEmail, SIGN_UP_NAMES, signUpErrors } from '../../rules/fields.ts';
import { accountRefusals } from '../../texts/refusals.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';
import type { Addressee } from '../mailed-links.ts';
import { type NewAccount, openAccount } from '../open-account.ts';
import { hashNewPassword } from '../passwords.ts';

type Person = Pick<NewAccount, 'firstName' | 'lastName' | 'email'> & { userType: 'Admin' | 'Moderator' };

export type NewStaff = Person & { password: string };

/** Answers the new account's id. Refuses by field what sign-up refuses too, a password under 12 characters, and a known address. */
export async function createStaff<A extends Work['actor']>(
  work: Work<A>,
  person: NewStaff,
): Promise<{ _id: string }> {
  const fields = signUpErrors(person, SIGN_UP_NAMES, true);
  if (Object.keys(fields).length > 0) refuse(accountRefusals['account.fields'], { fields });
  const passwordHash = await hashNewPassword(person.password, person, work.address);
  return work.transaction(async (work) => ({
    _id: (await openStaff(work, { ...person, passwordHash })).id,
  }));
}

/** Opens an account for staff, within a transaction, for fields that were validated already. Refuses a known address. */
export async function openStaff(work: Work, person: Person & { passwordHash: string }): Promise<Addressee> {
  const opened = await openAccount(work, { ...person, email: readEmail(person.email), status: 'Active' });
  return (
    opened ??
    refuse(staffAccountRefusals['account.email_taken'], {
      fields: { email: staffAccountRefusals['account.email_taken'].text },
    })
  );
}
