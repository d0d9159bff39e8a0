// The admin that the settings name, so that the first start leaves somebody who can create the others.
import type { Work } from '#platform/server/work.ts';
import { Refusal } from '#shared/refusal.ts';
import { readEmail } from '../rules/fields.ts';
import { createStaff } from './sign-up/create-staff.ts';

/** Opens that account unless one with its address exists. Throws an Error that names the errors when the settings will not do. */
export async function ensureFirstAdmin(work: Work): Promise<void> {
  const { admin } = work.services.config;
  if (!admin || (await hasAccount(work, readEmail(admin.email)))) return;
  try {
    await createStaff(work, { ...admin, firstName: 'First', lastName: 'Admin', userType: 'Admin' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'account.email_taken') return;
    throw new Error(
      Object.entries(error.fields ?? {})
        .map(([field, message]) => `ADMIN_${field.toUpperCase()}: ${message}`)
        .join('\n'),
    );
  }
}

const hasAccount = async ({ db }: Work, email: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .select('id')
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .executeTakeFirst()) !== undefined;
